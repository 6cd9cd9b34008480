let engine = SteamEngine()
print(engine.vent(), engine.vent())
