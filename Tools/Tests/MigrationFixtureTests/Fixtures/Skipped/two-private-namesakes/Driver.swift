print(PrintRow().width(), screenRowWidth())
