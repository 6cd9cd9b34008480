print(Carillon().play(3))
