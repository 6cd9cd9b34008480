print(PlanetNames.first(), PlanetNames.count)
