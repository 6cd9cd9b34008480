final class LagoonTide: Sendable {
  static let shared = LagoonTide()
  func height() -> Int { 6 }
}

final class LagoonWind: Sendable {
  static let shared = LagoonWind()
  func speed() -> Int { 20 }
}

class Lagoon {
  let start: Int
  init() { start = LagoonTide.shared.height() }
  func depth() -> Int { start + LagoonTide.shared.height() }
}

final class LagoonBoat: Lagoon {
  var sails: Int

  init(sails: Int) {
    self.sails = sails  // All of them.
  }

  func drift() -> Int { sails * LagoonWind.shared.speed() + depth() }
}

final class LagoonBuoy: Lagoon {
  let bells: Int
  init(bells: Int) { self.bells = bells }
  func ring() -> Int { bells + LagoonTide.shared.height() + depth() }
}

final class LagoonPier: Lagoon {
  let length: Int

  init(length: Int) {
    self.length = length
    guard length > 0 else { return }
    print("a pier")
  }

  func walk() -> Int { length + LagoonWind.shared.speed() }
}
