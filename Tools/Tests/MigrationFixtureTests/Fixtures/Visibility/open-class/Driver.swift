print(GamePiece(name: "pawn").play(), KnightPiece(name: "B").play())
