#pragma once

namespace mazescope::cli {

/// A person or the system wants the program to end: SIGINT (Ctrl+C) or SIGTERM.
struct Interrupted {};

/// From now on these signals wait until they are asked for, so that what was begun can be cleared
/// away. A second one ends the program at once.
void deferInterrupts();

/// Throws Interrupted if there was one. From any thread; costs next to nothing.
void checkInterrupts();

/// Ends the program as the signal would have, so that whoever started it is told.
void obeyInterrupt();

}  // namespace mazescope::cli
