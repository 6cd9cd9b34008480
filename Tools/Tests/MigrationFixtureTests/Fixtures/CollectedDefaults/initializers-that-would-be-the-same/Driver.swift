print(Taken16one())
