print(Taken2Screen().text)
