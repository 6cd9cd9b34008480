final class GameBoard: Sendable {
  static let shared = GameBoard()
  func place(_ piece: String) -> String { "\(piece) placed" }
}

open class GamePiece {
  public let name: String

  public init(name: String) {
    self.name = name
  }

  open func play() -> String { GameBoard.shared.place(name) }
}

final class KnightPiece: GamePiece {
  override init(name: String) {
    super.init(name: "knight " + name)
  }
}
