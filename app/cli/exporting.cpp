#include "cli/exporting.hpp"

#include "cli/interrupt.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"

#include <utility>

namespace mazescope::cli {

namespace {

void carryOut(exports::Job& job) {
  constexpr std::uint64_t slice = std::uint64_t{1} << 18U;  // some milliseconds
  Progress progress;
  while (!job.work(slice)) {
    checkInterrupts();
    progress.showShare(job.progress());
  }
}

void writeFile(const exports::Format& format, exports::Subject subject, const Parameters& options,
               const std::string& out) {
  Output output(out);
  carryOut(*format.toFile(std::move(subject), options,
                          [&output](std::string_view bytes) { output.write(bytes); }));
  output.finish();
}

}  // namespace

void writeExport(const exports::Format& format, exports::Subject subject, const Parameters& options,
                 const std::string& out) {
  deferInterrupts();
  try {
    if (format.toFile != nullptr)
      writeFile(format, std::move(subject), options, out);
    else
      carryOut(*format.toFolder(std::move(subject), options, out));
  } catch (const Interrupted&) {
    obeyInterrupt();
  }
}

}  // namespace mazescope::cli
