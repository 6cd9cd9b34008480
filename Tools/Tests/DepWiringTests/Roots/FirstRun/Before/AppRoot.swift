import Foundation

/// What lives as long as the app. `depstructs wire AppRoot` keeps it complete.
@MainActor
final class AppRoot {
  struct Dependencies {
    var api: any API
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  private lazy var cache = DiskCache(dependencies: .init())  // mine

  func makeHome() -> HomeModel { HomeModel(dependencies: .init()) }
}
