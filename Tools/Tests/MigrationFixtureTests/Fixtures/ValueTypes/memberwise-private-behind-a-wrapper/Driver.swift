for board in boards() { board.show() }
FerryBoard(pier: 4) { print("tapped", $0) }.show()
print(FerryPoster().text())
