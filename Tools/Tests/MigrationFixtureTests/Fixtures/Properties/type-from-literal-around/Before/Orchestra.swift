import Foundation

final class InstrumentStore: Sendable {
  static let shared = InstrumentStore()

  func violin() -> String { "violin" }
  func cello() -> String { "cello" }
}

final class Orchestra {
  var seats = [InstrumentStore.shared.violin(), "flute"]

  func add() { seats.append(InstrumentStore.shared.cello()) }
}
