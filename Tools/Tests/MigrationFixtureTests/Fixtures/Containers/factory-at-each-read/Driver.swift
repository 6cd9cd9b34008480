print(GateKeeper1304().limits())
