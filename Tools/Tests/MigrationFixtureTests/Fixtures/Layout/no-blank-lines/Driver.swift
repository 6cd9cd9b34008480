print(BarrelMaker(hoops: 6).barrels())
