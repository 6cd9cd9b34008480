print(CityBike().ride(), CityBike().bell())
