print(ChoirSinger1319().sing())
