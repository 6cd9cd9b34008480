import FactoryKit

final class SluiceGate1420: Sendable {
  let name: String
  init(_ name: String) {
    self.name = name
    print("gate \(name)")
  }
}

extension Container {
  var sluiceGate1420: Factory<SluiceGate1420> { self { SluiceGate1420("own") } }
  var sluiceLock1420: Factory<SluiceGate1420> { self { SluiceGate1420("lock") }.singleton }
}

/// Asks the container only where nothing is passed.
final class Sluice1420 {
  struct Dependencies {
    var makeSluiceGate1420: @Sendable () -> SluiceGate1420

    static var defaultDependencies: Self {
      Self(makeSluiceGate1420: { Container.shared.sluiceGate1420() })
    }
  }

  private let gate: SluiceGate1420

  init(gate: SluiceGate1420? = nil, dependencies: Dependencies = .defaultDependencies) {
    self.gate = gate ?? dependencies.makeSluiceGate1420()
  }

  func open() -> String { gate.name }
}

/// Asks for two objects, and twice for one.
final class SluicePair1420 {
  struct Dependencies {
    var left: SluiceGate1420
    var right: SluiceGate1420
    var upper: SluiceGate1420

    static var defaultDependencies: Self {
      Self(
        left: Container.shared.sluiceGate1420(),
        right: Container.shared.sluiceGate1420(),
        upper: Container.shared.sluiceLock1420())
    }
  }

  private let left: SluiceGate1420
  private let right: SluiceGate1420
  private let upper: SluiceGate1420
  private let lower: SluiceGate1420

  init(dependencies: Dependencies = .defaultDependencies) {
    left = dependencies.left
    right = dependencies.right
    upper = dependencies.upper
    lower = dependencies.upper
  }

  func areApart() -> [Bool] { [left !== right, upper !== lower] }
}

final class SluiceLate1420 {
  struct Dependencies {
    var makeSluiceGate1420: @Sendable () -> SluiceGate1420

    static var defaultDependencies: Self {
      Self(makeSluiceGate1420: { Container.shared.sluiceGate1420() })
    }
  }

  private let gate: SluiceGate1420

  init?(isOpen: Bool, dependencies: Dependencies = .defaultDependencies) {
    guard isOpen else { return nil }
    gate = dependencies.makeSluiceGate1420()
  }

  func open() -> String { gate.name }
}
