print(RailYard(for: ["ICE", "RE"]).set(), RailYard.standard().set())
