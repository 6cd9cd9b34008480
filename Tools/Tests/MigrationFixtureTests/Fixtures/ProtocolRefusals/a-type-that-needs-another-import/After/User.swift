import Foundation

final class PintailUser {
  struct Dependencies {
    var pintailAPI: PintailAPI

    static var defaultDependencies: Self {
      Self(pintailAPI: PintailAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    print(dependencies.pintailAPI.a() == nil)
  }
}
