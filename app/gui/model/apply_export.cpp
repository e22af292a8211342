#include "gui/model/model.hpp"

#include "files/files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <new>
#include <utility>

namespace mazescope::gui {

using namespace command;

void Model::carryOut(const StartExport& start) {
  if (export_) throw Error("", "Something is being exported already.");
  const exports::Format& format = exports::format(start.format);
  const Lane& lane = lanes_.at(start.lane);
  exportProblem_.reset();
  try {
    export_ =
        std::make_unique<ExportWork>(exports::Subject{lane.run, palette_, lane.overlay.wanted()},
                                     format, start.options, start.path);
    exporting_ = start;
  } catch (const Error& error) {
    exportFailed(start, error);
  }
}

void Model::carryOut(const CancelExport&) {
  if (std::exchange(export_, nullptr)) tell({"The export was cancelled; nothing was written."});
}

/// Goes on with an export; returns whether there is more to do.
bool Model::advanceExport(std::uint64_t effort) {
  if (!export_) return false;
  try {
    if (!export_->work(effort)) return true;
    tell({fmt::format("Exported {}.", files::toUtf8(export_->path()))});
    if (dialog_ == Dialog::exportLane) dialog_ = Dialog::none;
  } catch (const Error& error) {
    exportFailed(exporting_, error);
  } catch (const std::bad_alloc&) {
    exportFailed(exporting_, Error("", "There is not enough memory for that export."));
  }
  export_.reset();
  return false;
}

/// What is wrong with an option is said beside it, and all else as any error is, too.
void Model::exportFailed(const StartExport& tried, const Error& error) {
  const auto& options = exports::format(tried.format).options;
  const auto named = [&](const ParameterInfo& option) { return option.id == error.field(); };
  if (std::any_of(options.begin(), options.end(), named)) {
    exportProblem_ = ExportProblem{tried, error.field(), error.what()};
  } else {
    exportProblem_ = ExportProblem{tried, "", sentence(error)};
    tell({sentence(error), true});
  }
}

}  // namespace mazescope::gui
