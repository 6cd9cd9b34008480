import Foundation

/// What lives as long as the app. `depstructs wire AppRoot` keeps it complete.
@MainActor
final class AppRoot {
  struct Dependencies {
    var api: any API
    var folder: URL
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  private lazy var cache = DiskCache(dependencies: .init(folder: dependencies.folder))  // mine
  private lazy var feed = Feed(dependencies: .init(api: dependencies.api, cache: cache))

  func makeHome() -> HomeModel {
    HomeModel(dependencies: .init(feed: feed, makeDetail: makeDetail))
  }

  private func makeDetail(_ id: Int) -> DetailModel {
    DetailModel(id, dependencies: .init(feed: feed, cache: cache))
  }
}
