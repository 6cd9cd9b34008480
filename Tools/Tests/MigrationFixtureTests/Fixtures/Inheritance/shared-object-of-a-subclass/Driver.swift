print(TugBoat.shared.pull(), TugBoat(crew: 2).pull())
