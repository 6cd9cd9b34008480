import ArgumentParser

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
