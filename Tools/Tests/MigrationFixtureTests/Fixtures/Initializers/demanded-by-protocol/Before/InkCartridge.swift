import Foundation

protocol Refillable {
  init(colour: String)
  func level() -> Int
}

final class InkWell: Sendable {
  static let shared = InkWell()

  func millilitres(of colour: String) -> Int { colour.count * 3 }
}

final class InkCartridge: Refillable {
  private let colour: String

  init(colour: String) {
    self.colour = colour
  }

  func level() -> Int { InkWell.shared.millilitres(of: colour) }
}

func refill<R: Refillable>(_ type: R.Type, _ colours: [String]) -> [Int] {
  colours.map { type.init(colour: $0).level() }
}
