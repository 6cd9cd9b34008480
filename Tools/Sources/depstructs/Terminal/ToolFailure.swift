import ArgumentParser

/// The exit statuses: a contract with whatever runs the tool.
enum ExitStatus {
  /// Findings.
  static let findings = ExitCode(1)
  /// The tool could not do its work.
  static let failure = ExitCode(2)
}

/// A failure of the tool, with the message that it prints.
struct ToolFailure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

extension Terminal {
  /// Runs a command's work and turns what goes wrong into a line and exit status 2.
  func reporting(_ work: () throws -> Void) throws {
    do {
      try work()
    } catch let code as ExitCode {
      throw code
    } catch let error as ValidationError {
      throw error
    } catch {
      writeError("error: \(error)\n")
      throw ExitStatus.failure
    }
  }
}
