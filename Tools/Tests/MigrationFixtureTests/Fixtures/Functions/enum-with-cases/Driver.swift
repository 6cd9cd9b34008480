print(FerryLine.first(), FerryLine.north.sign)
