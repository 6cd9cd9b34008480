import Foundation

struct CovePlace {
  let path: String

  static func load() -> Self {
    Self(path: UserDefaults.standard.string(forKey: "cove.path") ?? "none")
  }

  static func saved(under key: String) -> Self? {
    UserDefaults.standard.string(forKey: key).map { Self(path: $0) }
  }
}

final class CoveFinder {
  struct Dependencies {
    var loadCovePlace: @Sendable () -> CovePlace
    var saved: @Sendable (String) -> CovePlace?

    static var defaultDependencies: Self {
      Self(loadCovePlace: { CovePlace.load() }, saved: { CovePlace.saved(under: $0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func find() -> String {
    dependencies.loadCovePlace().path + (dependencies.saved("cove.other")?.path ?? "-")
  }
}
