print(await DeckScreen.dim(by: 2), await DeckScreen.later().value)
