print(Sommelier().pour())
