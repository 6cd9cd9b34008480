print(PlankDeck().work())
