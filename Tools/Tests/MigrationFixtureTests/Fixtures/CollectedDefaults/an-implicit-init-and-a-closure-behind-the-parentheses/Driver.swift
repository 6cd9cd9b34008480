print(Taken10Screen().text, Taken10one().text)
