print(await WaterClock().run(into: Cistern()), await WaterClock().drip())
