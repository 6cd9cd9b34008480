import Dependencies
import FactoryKit

final class HeronNest1802 {
  struct Dependencies {
    var store: any SharedContainer

    static var defaultDependencies: Self {
      @Dependency(\.heronStore1802) var store
      return Self(store: store)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func isShared() -> Bool { dependencies.store === Container.shared }
}
