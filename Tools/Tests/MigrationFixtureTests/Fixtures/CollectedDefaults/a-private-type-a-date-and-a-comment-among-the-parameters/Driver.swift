print(Taken18Screen().text)
