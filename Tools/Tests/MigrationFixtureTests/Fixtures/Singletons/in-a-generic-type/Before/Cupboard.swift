import Foundation

final class Hinges: Sendable {
  static let shared = Hinges()
  func count(_ doors: Int) -> Int { doors * 2 }
}

final class Cupboard<Thing: Hashable> {
  private var things: Set<Thing>

  init(_ things: [Thing]) { self.things = Set(things) }

  func hinges() -> Int { Hinges.shared.count(things.count) }

  func map<Other: Hashable>(_ transform: (Thing) -> Other) -> Cupboard<Other> {
    Cupboard<Other>(things.map(transform))
  }
}
