print(Saddler().saddles())
