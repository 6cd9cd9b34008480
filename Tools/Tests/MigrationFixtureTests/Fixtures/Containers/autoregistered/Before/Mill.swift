import Swinject
import SwinjectAutoregistration

final class MillStone6157 {
  static let shared = MillStone6157()
  func grind() -> String { "flour" }
}

final class Mill6157 {
  private let stone: MillStone6157

  init() { stone = MillStone6157.shared }

  func work() -> String { stone.grind() }
}

final class MillBakery6157 {
  init() {}
  func bake() -> String { "bread of \(MillStone6157.shared.grind())" }
}

func millContainer6157() -> Container {
  let container = Container()
  container.autoregister(Mill6157.self, initializer: Mill6157.init)
  container.autoregister(MillBakery6157.self, initializer: MillBakery6157.init)
  return container
}
