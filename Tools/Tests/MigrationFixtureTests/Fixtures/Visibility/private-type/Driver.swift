print(shuttleBoard())
