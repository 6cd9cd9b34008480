import Foundation

extension Terminal.Dependencies {
  /// The standard streams of this process.
  static var standard: Self {
    Self(
      writeOutput: { text in
        do {
          try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
          throw ToolFailure("cannot write to standard output: \(String(cString: strerror(errno)))")
        }
      },
      // Where this fails there is nowhere left to say so, and the work goes on.
      writeError: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) },
      isOutputInteractive: { isTerminal(STDOUT_FILENO) },
      isErrorInteractive: { isTerminal(STDERR_FILENO) },
      columns: {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
          return nil
        }
        return Int(size.ws_col)
      })
  }

  /// Whether a descriptor is a terminal that understands control sequences.
  private static func isTerminal(_ descriptor: Int32) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(descriptor) == 1 && environment["TERM"] != "dumb"
  }
}
