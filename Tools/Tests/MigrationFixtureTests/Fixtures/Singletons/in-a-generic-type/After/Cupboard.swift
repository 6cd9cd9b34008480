import Foundation

protocol HingesProtocol: Sendable {
  func count(_ doors: Int) -> Int
}

final class Hinges: Sendable {
  static let shared = Hinges()
  func count(_ doors: Int) -> Int { doors * 2 }
}

extension Hinges: HingesProtocol {}

final class Cupboard<Thing: Hashable> {
  struct Dependencies {
    var hinges: any HingesProtocol

    static var defaultDependencies: Self {
      Self(hinges: Hinges.shared)
    }
  }

  private let dependencies: Dependencies

  private var things: Set<Thing>

  init(_ things: [Thing], dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.things = Set(things)
  }

  func hinges() -> Int { dependencies.hinges.count(things.count) }

  func map<Other: Hashable>(_ transform: (Thing) -> Other) -> Cupboard<Other> {
    Cupboard<Other>(things.map(transform))
  }
}
