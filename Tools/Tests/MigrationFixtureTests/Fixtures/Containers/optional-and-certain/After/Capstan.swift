protocol CapstanConfig1712Protocol {
  var turns: Int { get }
}

struct CapstanConfig1712: CapstanConfig1712Protocol {
  let turns = 9
}

protocol CapstanChart1712Protocol {
  var depth: Int { get }
}

struct CapstanChart1712: CapstanChart1712Protocol {
  let depth = 4
}

final class CapstanStore1712: Sendable {
  static let shared = CapstanStore1712()

  func resolve<Service>(_ type: Service.Type) -> Service? {
    (CapstanConfig1712() as? Service) ?? (CapstanChart1712() as? Service)
  }

  func resolve<Service, Argument>(_ type: Service.Type, argument: Argument) -> Service? {
    resolve(type)
  }
}

final class CapstanCrew1712 {
  struct Dependencies {
    var makeCapstanConfig1712: @Sendable () -> (any CapstanConfig1712Protocol)?
    var makeCapstanConfig1712WithRope: @Sendable (String) -> (any CapstanConfig1712Protocol)?

    static var defaultDependencies: Self {
      Self(
        makeCapstanConfig1712: { CapstanStore1712.shared.resolve(CapstanConfig1712Protocol.self) },
        makeCapstanConfig1712WithRope: {
          CapstanStore1712.shared.resolve(CapstanConfig1712Protocol.self, argument: $0)
        })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func turns() -> Int {
    guard let config = dependencies.makeCapstanConfig1712() else {
      return 0
    }
    return config.turns
  }

  func twice() -> Int {
    2 * dependencies.makeCapstanConfig1712()!.turns
  }

  func once(_ rope: String) -> Int {
    let config = dependencies.makeCapstanConfig1712WithRope(rope)!
    return config.turns
  }

  func never(_ rope: String) -> Int {
    dependencies.makeCapstanConfig1712WithRope(rope)?.turns ?? 0
  }
}

/// Never does without the object, and so has a field that gives it for certain.
final class CapstanMate1712 {
  struct Dependencies {
    var makeCapstanChart1712: @Sendable () -> any CapstanChart1712Protocol

    static var defaultDependencies: Self {
      Self(
        makeCapstanChart1712: { CapstanStore1712.shared.resolve(CapstanChart1712Protocol.self)! })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func depth() -> Int { dependencies.makeCapstanChart1712().depth }
}
