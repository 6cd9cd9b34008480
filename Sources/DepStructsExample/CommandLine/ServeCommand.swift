import Foundation

/// Serves the bundled feed and every kind of trouble, for those who want to try a reader on them.
package struct ServeCommand: Sendable {
  package struct Dependencies: Sendable {
    package var console: any Console

    package init(console: any Console) {
      self.console = console
    }
  }

  private let dependencies: Dependencies

  package init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// Prints the addresses, and serves until the task is cancelled or the process is stopped.
  package func run() async -> ExitCode {
    do throws(SocketFailure) {
      let server = try FeedServer()
      defer { server.stop() }
      for page in ServedPage.allCases {
        dependencies.console.print("\(server.url(of: page))")
      }
      while !Task.isCancelled { try? await Task.sleep(nanoseconds: 1_000_000_000) }
      return .success
    } catch {
      dependencies.console.printError(FeedFailure(error).description)
      return .failure
    }
  }
}
