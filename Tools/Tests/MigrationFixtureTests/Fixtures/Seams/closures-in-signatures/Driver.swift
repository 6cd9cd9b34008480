print(LightHouse().run())
