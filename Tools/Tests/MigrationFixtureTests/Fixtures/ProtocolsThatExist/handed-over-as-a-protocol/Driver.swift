print(Tasting6105().pour(), Tasting6105().pourAgain(), Stocktaking6105().pour())
