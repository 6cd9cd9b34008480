import Foundation

final class ChessClub: Sendable {
  static let shared = ChessClub()

  func colour(_ sum: Int) -> String { sum % 2 == 0 ? "dark" : "light" }
}

struct ChessSquare: Equatable {
  let file: Int
  let rank: Int

  var colour: String { ChessClub.shared.colour(file + rank) }
}
