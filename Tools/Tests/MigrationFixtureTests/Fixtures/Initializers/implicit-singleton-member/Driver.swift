print(TollGate().receipt(axles: 3))
