final class PierStore4802 {
  static let shared = PierStore4802()
  private var makers: [String: (Any) -> Any] = [:]

  func register<T>(_ type: T.Type, _ make: @escaping (Any) -> T) {
    makers["\(type)"] = make
  }

  func resolve<T>() -> T { makers["\(T.self)"]!(()) as! T }
  func resolve<T, A>(argument: A) -> T { makers["\(T.self)"]!(argument) as! T }
}

protocol PierModel4802: AnyObject {
  var title: String { get }
}

final class PierBoats4802: PierModel4802 {
  let title: String
  init(_ title: String) { self.title = title }
}

protocol PierTide4802: AnyObject {
  var height: Int { get }
}

final class PierLowTide4802: PierTide4802 {
  let height = 2
}

protocol PierScene4802 {
  init()
}

extension PierScene4802 {
  static func instantiate() -> Self { Self() }
}

class PierBaseScreen4802 {
  var model: PierModel4802?
  init() {}
}

final class PierScreen4802: PierBaseScreen4802, PierScene4802 {
  var detail: PierModel4802!
  required override init() { super.init() }
}

final class PierRouter4802 {
  struct Dependencies {
    var makePierModel4802: @Sendable () -> (any PierModel4802)?
    var makePierModel4802WithHarbour: @Sendable (String) -> (any PierModel4802)?
    var makePierTide4802: @Sendable () -> any PierTide4802
    var makeOptionalPierTide4802: @Sendable () -> (any PierTide4802)?

    static var defaultDependencies: Self {
      Self(
        makePierModel4802: { PierStore4802.shared.resolve() },
        makePierModel4802WithHarbour: { PierStore4802.shared.resolve(argument: $0) },
        makePierTide4802: { PierStore4802.shared.resolve() },
        makeOptionalPierTide4802: { PierStore4802.shared.resolve() })
    }
  }

  private let dependencies: Dependencies

  private let harbour: String
  private var last: PierTide4802!

  init(harbour: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.harbour = harbour
  }

  func build() -> PierScreen4802 {
    let screen = PierScreen4802.instantiate()
    screen.model = dependencies.makePierModel4802()
    screen.detail = dependencies.makePierModel4802WithHarbour(harbour)
    return screen
  }

  func tide() -> PierTide4802 {
    return dependencies.makePierTide4802()
  }

  func remember() -> Int? {
    last = dependencies.makeOptionalPierTide4802()
    return last?.height
  }
}

final class PierEditor4802 {
  func edit(_ screens: [PierScreen4802]) {
    screens[0].model = PierStore4802.shared.resolve()
  }
}
