print(SledRental().canRent(), SledRental().canRent(snow: SnowDepth()))
