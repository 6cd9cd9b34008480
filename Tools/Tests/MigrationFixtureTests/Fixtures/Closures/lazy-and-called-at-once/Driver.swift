let board = MenuBoard()
print(board.headline, board.everything, board.short())
