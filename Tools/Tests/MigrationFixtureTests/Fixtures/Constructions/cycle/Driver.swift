print(GateKeeper.shared.open(3), BridgeMaster.shared.lower(2))
