#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#elseif canImport(CRT)
  import CRT
#endif

/// Stops the process with a message that release builds print too.
package func trap(_ message: String) -> Never {
  #if !DEBUG
    // An optimized `preconditionFailure` drops its message.
    writeToStandardError("DepStructs: Fatal error: \(message)")
  #endif
  preconditionFailure(message)
}

/// Stops the process with a message that is the last thing a debug build prints.
///
/// On Linux, the runtime would print a backtrace of some hundred lines after it. A debugger still
/// stops here, and release builds leave the signals to crash reporters.
func trapWithoutBacktrace(_ message: String) -> Never {
  #if DEBUG && (canImport(Glibc) || canImport(Musl))
    writeToStandardError("DepStructs: Fatal error: \(message)")
    signal(SIGABRT, SIG_DFL)
    abort()
  #else
    trap(message)
  #endif
}

/// Writes one line to the standard error stream.
func writeToStandardError(_ line: String) {
  Array((line + "\n").utf8).withUnsafeBytes { bytes in
    #if os(Windows)
      _ = _write(2, bytes.baseAddress, UInt32(bytes.count))
    #else
      _ = write(2, bytes.baseAddress, bytes.count)
    #endif
  }
}
