import Foundation

protocol Refillable {
  init(colour: String)
  func level() -> Int
}

protocol InkWellProtocol: Sendable {
  func millilitres(of colour: String) -> Int
}

final class InkWell: Sendable {
  static let shared = InkWell()

  func millilitres(of colour: String) -> Int { colour.count * 3 }
}

extension InkWell: InkWellProtocol {}

final class InkCartridge: Refillable {
  struct Dependencies {
    var inkWell: any InkWellProtocol

    static var defaultDependencies: Self {
      Self(inkWell: InkWell.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  private let colour: String

  init(colour: String) {
    self.colour = colour
  }

  func level() -> Int { dependencies.inkWell.millilitres(of: colour) }
}

func refill<R: Refillable>(_ type: R.Type, _ colours: [String]) -> [Int] {
  colours.map { type.init(colour: $0).level() }
}
