print(Perfumer().mix(), Perfumer().sample())
