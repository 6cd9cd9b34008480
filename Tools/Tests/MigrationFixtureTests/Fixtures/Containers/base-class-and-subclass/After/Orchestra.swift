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
  struct Dependencies {
    var tuner: Tuner1412

    static var defaultDependencies: Self {
      @Injected(\.tuner1412) var tuner
      return Self(tuner: tuner)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func play() -> String { dependencies.tuner.note("a") }
}

final class Pianist1412: Player1412 {
  struct Dependencies {
    var pianoTuner: Tuner1412
    var stand: Stand1412

    static var defaultDependencies: Self {
      @Injected(\Piano1412.tuner) var pianoTuner
      @Injected(\.stand1412) var stand: Stand1412
      return Self(pianoTuner: pianoTuner, stand: stand)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  override func play() -> String { "\(super.play()), \(dependencies.pianoTuner.note("b")), \(dependencies.stand.pages)" }
}
