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
  private let crane: DockCrane6114

  init() { crane = DockStore6114.container.resolve(DockCrane6114.self)! }

  func lift() -> Int {
    let other = DockStore6114.container.resolve(DockCrane6114.self)!
    return crane.load + other.load
  }
}
