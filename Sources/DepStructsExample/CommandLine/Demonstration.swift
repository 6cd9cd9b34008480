import Foundation

/// Shows, without a network, that the migrated service does what the inherited one did.
package struct Demonstration: Sendable {
  package struct Dependencies: Sendable {
    package var inherited: any FeedService
    package var migrated: any FeedService
    package var console: any Console

    package init(
      inherited: any FeedService, migrated: any FeedService, console: any Console
    ) {
      self.inherited = inherited
      self.migrated = migrated
      self.console = console
    }
  }

  private let dependencies: Dependencies

  package init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  package func run() async -> ExitCode {
    do throws(FeedFailure) {
      try await show(try startServer())
      return .success
    } catch {
      dependencies.console.printError(error.description)
      return .failure
    }
  }

  private func startServer() throws(FeedFailure) -> FeedServer {
    do throws(SocketFailure) {
      // No caller passes dependencies to a server yet, so its default supplies them.
      return try FeedServer()
    } catch {
      throw FeedFailure(error)
    }
  }

  private func show(_ server: FeedServer) async throws(FeedFailure) {
    defer { server.stop() }
    let url = server.url(of: .feed)
    let console = dependencies.console
    let first = try await pageOfBoth(for: url)
    console.print("The inherited service reads \(url)\n\n\(first)\n")
    console.print("The migrated service prints the same.")
    let second = try await pageOfBoth(for: url)
    let summary = second.split(separator: "\n").last ?? ""
    console.print("Both read it again, and print the same: \(summary).")
    console.print("The server has been asked \(server.requests.count) times for 4 reads.")
  }

  private func pageOfBoth(for url: URL) async throws(FeedFailure) -> String {
    let inherited = try await dependencies.inherited.page(for: url)
    let migrated = try await dependencies.migrated.page(for: url)
    guard inherited == migrated else {
      throw FeedFailure(
        url.absoluteString, "the services do not print the same",
        because: "they have \(inherited.count) and \(migrated.count) characters",
        remedy: "compare Inherited/ with Migrated/")
    }
    return inherited
  }
}
