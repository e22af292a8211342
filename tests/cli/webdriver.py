"""A real browser without a window: Chromium, driven as W3C's WebDriver has it, by keys alone."""

import json
import re
import shutil
import subprocess
import urllib.request

TAB, ENTER = "\ue004", "\ue007"
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # the key under which the protocol names elements


def available():
    return bool(shutil.which("chromium") and shutil.which("chromedriver"))


class Browser:
    def __init__(self):
        self._driver = subprocess.Popen(["chromedriver", "--port=0"], stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, text=True)
        try:
            for line in self._driver.stdout:
                if started := re.search(r"started successfully on port (\d+)", line):
                    break
            self._session = f"http://127.0.0.1:{started[1]}/session"
            # Without a sandbox, for tests are also run by root; they show it local files alone.
            options = {"binary": shutil.which("chromium"),
                       "args": ["--headless=new", "--no-sandbox", "--disable-gpu"]}
            capabilities = {"alwaysMatch": {"goog:chromeOptions": options}}
            self._session += "/" + self._send("", {"capabilities": capabilities})["sessionId"]
        except BaseException:
            self._end()
            raise

    def close(self):
        try:
            self._send("", method="DELETE")
        finally:
            self._end()

    def _end(self):
        self._driver.terminate()
        self._driver.communicate()

    def _send(self, path, body=None, method=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._session + path, data, method=method,
                                         headers={"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=120) as answer:
            return json.load(answer)["value"]

    def open(self, path):
        self._send("/url", {"url": path.as_uri()})

    def press(self, key):
        strokes = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self._send("/actions", {"actions": [{"type": "key", "id": "keys", "actions": strokes}]})

    def ask(self, expression):
        """The value of an expression of JavaScript in the page, which itself has no script."""
        return self._send("/execute/sync", {"script": f"return {expression};", "args": []})

    def spoken(self, expression):
        """Role and name of an element, as a screen reader is told them."""
        element = f"/element/{self.ask(expression)[ELEMENT]}"
        return tuple(self._send(element + what) for what in ("/computedrole", "/computedlabel"))
