import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class BadgeLoader {
  struct Dependencies {
    var session: URLSession

    static var defaultDependencies: Self {
      Self(session: URLSession.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func size(of address: URL) async throws -> Int {
    try await dependencies.session.data(from: address).0.count
  }
}
