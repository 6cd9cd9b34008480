print(SwitchBoard().load(), SwitchBoard(lines: 3).load())
