// What the address sanitizer has to know of the libraries below the window. Empty in other builds.
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define MAZESCOPE_SANITIZED
#endif
#endif
#if defined(__SANITIZE_ADDRESS__)
#define MAZESCOPE_SANITIZED
#endif

#ifdef MAZESCOPE_SANITIZED
// NOLINTBEGIN(bugprone-reserved-identifier): the names are the sanitizer's
extern "C" {

const char* __lsan_default_options();
const char* __lsan_default_options() { return "print_suppressions=0"; }

/// Memory that graphics drivers and what they use keep until the end. Nothing of ours is here.
const char* __lsan_default_suppressions();
const char* __lsan_default_suppressions() {
  return "leak:libGLX\n"
         "leak:libEGL\n"
         "leak:libX11\n"
         "leak:libLLVM\n"
         "leak:_dri.so\n";
}

/// Instead of the system's: a driver stays loaded, or its leaks belong to an "unknown module".
int dlclose(void* library);
int dlclose(void* /*library*/) { return 0; }
}
// NOLINTEND(bugprone-reserved-identifier)
#endif
