import Foundation

// The converted service that the pages of `Guides/ComingFrom` end with.
final class ProfileService: Sendable {
  struct Dependencies {
    var api: any NetworkAPIProtocol
    var now: @Sendable () -> Date
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func greeting() async throws -> String {
    "\(try await dependencies.api.get("/name")), \(dependencies.now())"
  }
}
