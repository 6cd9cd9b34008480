import Foundation

extension Terminal.Dependencies {
  /// The standard streams of this process.
  static var standard: Self {
    Self(
      writeOutput: { FileHandle.standardOutput.write(Data($0.utf8)) },
      writeError: { FileHandle.standardError.write(Data($0.utf8)) },
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

  /// A terminal that wants no colour counts as none; see https://no-color.org.
  private static func isTerminal(_ descriptor: Int32) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(descriptor) == 1 && environment["TERM"] != "dumb"
  }
}
