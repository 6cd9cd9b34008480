print(Chronicler().write())
