let board = TarnBoard()
print(board.line())
print(board.line())
