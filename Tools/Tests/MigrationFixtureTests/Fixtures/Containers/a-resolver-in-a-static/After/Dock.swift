import Swinject

final class DockCrane6114: Sendable {
  let load: Int
  init(load: Int) { self.load = load }
}

enum DockStore6114 {
  nonisolated(unsafe) static let container: Resolver = {
    let container = Container()
    container.register(DockCrane6114.self) { _ in DockCrane6114(load: 7) }
    return container
  }()
}

final class Dock6114 {
  struct Dependencies {
    var dockCrane6114: DockCrane6114
    var makeOther: @Sendable () -> DockCrane6114

    static var defaultDependencies: Self {
      Self(
        dockCrane6114: DockStore6114.container.resolve(DockCrane6114.self)!,
        makeOther: { DockStore6114.container.resolve(DockCrane6114.self)! })
    }
  }

  private let dependencies: Dependencies

  private let crane: DockCrane6114

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    crane = dependencies.dockCrane6114
  }

  func lift() -> Int {
    let other = dependencies.makeOther()
    return crane.load + other.load
  }
}
