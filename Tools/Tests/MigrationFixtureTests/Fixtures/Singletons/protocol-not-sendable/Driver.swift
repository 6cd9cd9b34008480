print(Apothecary().prepare())
