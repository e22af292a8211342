#pragma once

#include "export/format.hpp"

#include <string>

namespace mazescope::cli {

/// Writes an export to a file or a folder, which are named in `out`, or "-", standard output. Tells
/// how far it is, can be interrupted, and then leaves no part of a file behind. `options` are
/// complete and checked. Throws Error with a complete message.
void writeExport(const exports::Format& format, exports::Subject subject, const Parameters& options,
                 const std::string& out);

}  // namespace mazescope::cli
