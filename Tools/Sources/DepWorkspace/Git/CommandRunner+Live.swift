internal import class Foundation.ProcessInfo

extension CommandRunner {
  /// Programs of this machine.
  package static var live: Self {
    Self { command in
      let output = try UnnamedFile()
      let errors = try UnnamedFile()
      let program = try RunningProgram(
        ["/usr/bin/env"] + command.words, environment: ProcessInfo.processInfo.environment,
        input: try UnnamedFile(holding: command.input), output: output, errors: errors)
      let status = program.wait()
      return Outcome(
        status: status, output: output.contents(),
        errorText: String(decoding: errors.contents(), as: UTF8.self))
    }
  }
}
