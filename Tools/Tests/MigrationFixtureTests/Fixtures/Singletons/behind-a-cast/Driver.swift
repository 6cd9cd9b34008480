print(Reader6192().read())
