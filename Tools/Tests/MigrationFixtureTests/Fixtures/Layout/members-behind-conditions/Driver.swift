print(QuayBoard.usual().show())
