print(Fishmonger().display())
