print(TownCrier().cry())
