import FactoryKit

final class QuayClerk1506 {
  private let crane = Container.shared.quayCrane1506.resolve()

  func load() -> Int { crane.load + Container.shared.quayCrane1506.resolve().load }
}
