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
  private let gate: SluiceGate1420

  init(gate: SluiceGate1420? = nil) {
    self.gate = gate ?? Container.shared.sluiceGate1420()
  }

  func open() -> String { gate.name }
}

/// Asks for two objects, and twice for one.
final class SluicePair1420 {
  private let left = Container.shared.sluiceGate1420()
  private let right = Container.shared.sluiceGate1420()
  private let upper = Container.shared.sluiceLock1420()
  private let lower = Container.shared.sluiceLock1420()

  func areApart() -> [Bool] { [left !== right, upper !== lower] }
}

final class SluiceLate1420 {
  private let gate: SluiceGate1420

  init?(isOpen: Bool) {
    guard isOpen else { return nil }
    gate = Container.shared.sluiceGate1420()
  }

  func open() -> String { gate.name }
}
