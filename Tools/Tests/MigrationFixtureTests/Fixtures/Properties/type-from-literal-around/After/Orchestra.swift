import Foundation

protocol InstrumentStoreProtocol: Sendable {
  func violin() -> String
  func cello() -> String
}

final class InstrumentStore: Sendable {
  static let shared = InstrumentStore()

  func violin() -> String { "violin" }
  func cello() -> String { "cello" }
}

extension InstrumentStore: InstrumentStoreProtocol {}

final class Orchestra {
  struct Dependencies {
    var instrumentStore: any InstrumentStoreProtocol

    static var defaultDependencies: Self {
      Self(instrumentStore: InstrumentStore.shared)
    }
  }

  private let dependencies: Dependencies

  var seats = [InstrumentStore.shared.violin(), "flute"]

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func add() { seats.append(dependencies.instrumentStore.cello()) }
}
