import Foundation

/// What lives as long as the app. `depstructs wire AppRoot` keeps it complete.
@MainActor
final class AppRoot {
  struct Dependencies {
    var api: any API
    var cacheFolder: URL
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  // MARK: Kept, and made on first use

  private lazy var cache = DiskCache(dependencies: .init(folder: dependencies.cacheFolder))
  private(set) lazy var feed = Feed(dependencies: .init(api: dependencies.api, cache: cache))
}

extension AppRoot.Dependencies {
  /// The real ones.
  static func live(baseURL: URL, cacheFolder: URL) -> Self {
    Self(
      api: NetworkAPI(dependencies: .init(baseURL: baseURL)), cacheFolder: cacheFolder)
  }
}
