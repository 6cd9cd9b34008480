print(PlugBoard(value: 3).text())
