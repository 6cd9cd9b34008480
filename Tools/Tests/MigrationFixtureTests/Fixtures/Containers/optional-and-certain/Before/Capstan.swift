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
  func turns() -> Int {
    guard let config = CapstanStore1712.shared.resolve(CapstanConfig1712Protocol.self) else {
      return 0
    }
    return config.turns
  }

  func twice() -> Int {
    2 * CapstanStore1712.shared.resolve(CapstanConfig1712Protocol.self)!.turns
  }

  func once(_ rope: String) -> Int {
    let config = CapstanStore1712.shared.resolve(CapstanConfig1712Protocol.self, argument: rope)!
    return config.turns
  }

  func never(_ rope: String) -> Int {
    CapstanStore1712.shared.resolve(CapstanConfig1712Protocol.self, argument: rope)?.turns ?? 0
  }
}

/// Never does without the object, and so has a field that gives it for certain.
final class CapstanMate1712 {
  func depth() -> Int { CapstanStore1712.shared.resolve(CapstanChart1712Protocol.self)!.depth }
}
