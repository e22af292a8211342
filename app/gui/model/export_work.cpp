#include "gui/model/export_work.hpp"

#include <utility>

namespace mazescope::gui {

ExportWork::ExportWork(exports::Subject subject, const exports::Format& format,
                       const Parameters& options, std::filesystem::path path)
    : path_(std::move(path)) {
  const Parameters complete = exports::resolvedOptions(format, options);
  if (format.check != nullptr) format.check(subject, complete);
  if (format.toFolder != nullptr) {
    job_ = format.toFolder(std::move(subject), complete, path_);
    return;
  }
  file_ = std::make_unique<files::AtomicFile>(path_);
  job_ = format.toFile(std::move(subject), complete,
                       [file = file_.get()](std::string_view bytes) { file->write(bytes); });
}

bool ExportWork::work(std::uint64_t effort) {
  if (!job_->work(effort)) return false;
  if (file_) file_->commit();
  return true;
}

}  // namespace mazescope::gui
