import Foundation

final class Darkroom: Sendable {
  static let shared = Darkroom()

  func develop(_ roll: Int) -> Self { self }
  func prints(_ count: Int) -> [Int] { Array(1...count) }
}

final class Photographer {
  func album() -> Int {
    Darkroom.shared  // smells of vinegar
      .prints(4)
      .filter { $0 % 2 == 0 }
      .reduce(0, +)
  }

  func contactSheet() -> [Int] {
    Darkroom
      .shared
      .prints(2)
  }
}
