import Swinject
import SwinjectAutoregistration

protocol MillStone6157Protocol {
  func grind() -> String
}

final class MillStone6157 {
  static let shared = MillStone6157()
  func grind() -> String { "flour" }
}

extension MillStone6157: MillStone6157Protocol {}

final class Mill6157 {
  private let stone: MillStone6157

  init() { stone = MillStone6157.shared }

  func work() -> String { stone.grind() }
}

final class MillBakery6157 {
  struct Dependencies {
    var millStone6157: any MillStone6157Protocol

    static var defaultDependencies: Self {
      Self(millStone6157: MillStone6157.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  init() {}
  func bake() -> String { "bread of \(dependencies.millStone6157.grind())" }
}

func millContainer6157() -> Container {
  let container = Container()
  container.autoregister(Mill6157.self, initializer: Mill6157.init)
  container.autoregister(MillBakery6157.self, initializer: MillBakery6157.init)
  return container
}
