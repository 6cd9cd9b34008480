print(Writer5106().write())
