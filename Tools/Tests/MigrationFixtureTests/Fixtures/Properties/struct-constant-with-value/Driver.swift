print(BaggageTag(flight: "LX 8").isFor("LX 8"))
