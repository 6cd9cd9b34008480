import FactoryKit

final class QuayCrane1506: Sendable {
  let load = 12
}

extension Container {
  var quayCrane1506: Factory<QuayCrane1506> { self { QuayCrane1506() }.singleton }
}

protocol QuayRope1506: Sendable {
  var length: Int { get }
}

struct QuayHemp1506: QuayRope1506 {
  let length = 7
}

final class QuayStore1506: Sendable {
  func resolve<T>(_ type: T.Type) -> T? { QuayHemp1506() as? T }
}

final class QuayShed1506: Sendable {
  static let shared = QuayShed1506()
  let store = QuayStore1506()

  func resolve<T>(_ type: T.Type) -> T { store.resolve(type)! }
}
