print(LightHouse(range: 4).range, LightHouse(range: 4).nights())
