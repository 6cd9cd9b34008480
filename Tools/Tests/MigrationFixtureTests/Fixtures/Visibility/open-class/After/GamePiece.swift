protocol GameBoardProtocol: Sendable {
  func place(_ piece: String) -> String
}

final class GameBoard: Sendable {
  static let shared = GameBoard()
  func place(_ piece: String) -> String { "\(piece) placed" }
}

extension GameBoard: GameBoardProtocol {}

open class GamePiece {
  struct Dependencies {
    var gameBoard: any GameBoardProtocol

    static var defaultDependencies: Self {
      Self(gameBoard: GameBoard.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  public let name: String

  public init(name: String) {
    self.name = name
  }

  open func play() -> String { dependencies.gameBoard.place(name) }
}

final class KnightPiece: GamePiece {
  override init(name: String) {
    super.init(name: "knight " + name)
  }
}
