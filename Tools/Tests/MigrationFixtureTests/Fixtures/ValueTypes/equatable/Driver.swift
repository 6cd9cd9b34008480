print(ChessSquare(file: 1, rank: 1) == ChessSquare(file: 1, rank: 1))
print(ChessSquare(file: 1, rank: 2).colour)
