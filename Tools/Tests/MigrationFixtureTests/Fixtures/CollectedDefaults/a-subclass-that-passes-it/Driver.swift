print(Taken20Screen().text, Taken20Sub().text)
