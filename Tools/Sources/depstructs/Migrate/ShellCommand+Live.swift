import DepWorkspace
import class Foundation.ProcessInfo

extension ShellCommand.Dependencies {
  /// Programs of this machine.
  static var live: Self {
    Self { words, output in
      try RunningProgram(
        words, environment: ProcessInfo.processInfo.environment, input: try UnnamedFile(),
        output: output, errors: output, hasOwnGroup: true)
    }
  }
}
