final class LogYard: Sendable {
  static let shared = LogYard()
  func logs(_ wood: String) -> Int { wood.count }
}

final class SawMill {
  init() {}

  func cut() -> Int { LogYard.shared.logs("oak") + LogYard.shared.logs("spruce") }
}
