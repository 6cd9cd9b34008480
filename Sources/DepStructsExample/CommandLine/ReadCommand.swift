package import Foundation

/// Prints the feeds at some addresses.
package struct ReadCommand: Sendable {
  package struct Dependencies: Sendable {
    package var service: any FeedService
    package var console: any Console

    package init(service: any FeedService, console: any Console) {
      self.service = service
      self.console = console
    }
  }

  private let dependencies: Dependencies

  package init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// Reads one address after the other; one that fails does not keep the others from being read.
  package func run(_ urls: [URL]) async -> ExitCode {
    var status = ExitCode.success
    for url in urls {
      do throws(FeedFailure) {
        dependencies.console.print(try await dependencies.service.page(for: url))
      } catch {
        dependencies.console.printError(error.description)
        status = .failure
      }
    }
    return status
  }
}
