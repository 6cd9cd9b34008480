print(MarmotWalk().text())
