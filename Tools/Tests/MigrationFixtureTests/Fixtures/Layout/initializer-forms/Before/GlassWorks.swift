final class Furnace: Sendable {
  static let shared = Furnace()
  let degrees = 1100
}

final class GlassBlower {
  let name: String
  let age: Int

  init(
    name: String,
    age: Int = 30
  ) {
    self.name = name
    self.age = age
  }

  func blow() -> String { "\(name) \(age) \(Furnace.shared.degrees)" }
}

final class KilnKeeper {
  let name: String

  init(
    name: String,  // as on the badge
  ) {
    self.name = name
  }

  func keep() -> String { "\(name) \(Furnace.shared.degrees)" }
}

final class SandSifter {
  init( /* nothing */ ) {}

  func sift() -> Int { Furnace.shared.degrees / 2 }
}
