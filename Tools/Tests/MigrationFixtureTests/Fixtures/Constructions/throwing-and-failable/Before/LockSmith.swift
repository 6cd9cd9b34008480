struct WornOut: Error {}

final class KeyRegistry: Sendable {
  static let shared = KeyRegistry()
  func isKnown(_ number: Int) -> Bool { number < 100 }
}

final class KeyBlank {
  let number: Int

  init(number: Int) throws {
    guard KeyRegistry.shared.isKnown(number) else { throw WornOut() }
    self.number = number
  }
}

final class LockBody {
  let pins: Int

  init?(pins: Int) {
    guard KeyRegistry.shared.isKnown(pins) else { return nil }
    self.pins = pins
  }
}

final class LockSmith {
  init() {}

  func cut(_ number: Int) -> String {
    do { return "key \(try KeyBlank(number: number).number)" } catch { return "\(error)" }
  }

  func fit(_ pins: Int) -> Int { LockBody(pins: pins)?.pins ?? -1 }
}
