let screens = (Feed(), Profile())
screens.0.show()
