print(wiped(ChalkBoard.self), ChalkBoard().show(), ChalkBoard(text: "hi").show())
