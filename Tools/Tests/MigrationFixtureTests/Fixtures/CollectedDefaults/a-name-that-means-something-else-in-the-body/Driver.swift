print(Taken13Screen().text)
