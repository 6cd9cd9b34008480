import DepStructs
import Foundation

/// What lives as long as the app. `depstructs wire AppRoot` keeps it complete.
@MainActor
final class AppRoot {
  /// What the root is given: what touches the outside, and what is made asynchronously or can fail.
  struct Dependencies {
    var api: any API
    var database: Database
    var diskCache: any Cache
    var now: @Sendable () -> Date
  }

  let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  // MARK: Kept, and made on first use

  private lazy var analytics = Analytics(dependencies: .init(sinks: [ConsoleSink()]))

  private lazy var memoryCache = MemoryCache()

  /// An actor reaches it too, so any thread may make it.
  lazy var images = Allocator(.shared) { [api = dependencies.api, memoryCache] in
    ImageLoader(dependencies: .init(api: api, memoryCache: memoryCache))
  }

  private lazy var authenticator = Authenticator(
    dependencies: .init(api: dependencies.api, analytics: analytics))

  // MARK: New each time

  func makeApp() -> AppModel {
    AppModel(dependencies: .init(authenticator: authenticator, makeSession: makeSession))
  }

  private func makeSession(_ user: User) -> SessionRoot {
    SessionRoot(app: self, dependencies: .init(user: user))
  }
}

extension AppRoot.Dependencies {
  /// The real ones. Opens the database, and fails when that does.
  static func live(_ configuration: Configuration) async throws -> Self {
    let now: @Sendable () -> Date = { Date() }
    return Self(
      api: NetworkAPI(dependencies: .init(baseURL: configuration.baseURL, now: now)),
      database: try await Database.open(at: configuration.databaseURL),
      diskCache: DiskCache(dependencies: .init(folder: configuration.cacheFolder)),
      now: now)
  }
}
