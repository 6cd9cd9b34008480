import FactoryKit

final class Tuner1412: Sendable {
  init() { print("a tuner is made") }
  func note(_ name: String) -> String { "\(name) in tune" }
}

final class Stand1412: Sendable {
  let pages = 3
}

final class Piano1412: SharedContainer {
  static let shared = Piano1412()
  let store = FactoryStore()

  var tuner: Factory<Tuner1412> { self { Tuner1412() }.singleton }
}

extension Container {
  var tuner1412: Factory<Tuner1412> { self { Tuner1412() } }
  var stand1412: Factory<Stand1412> { self { Stand1412() } }
}

class Player1412 {
  @Injected(\.tuner1412) private var tuner

  func play() -> String { tuner.note("a") }
}

final class Pianist1412: Player1412 {
  @Injected(\Piano1412.tuner) private var pianoTuner
  @Injected(\.stand1412) private var stand: Stand1412

  override func play() -> String { "\(super.play()), \(pianoTuner.note("b")), \(stand.pages)" }
}
