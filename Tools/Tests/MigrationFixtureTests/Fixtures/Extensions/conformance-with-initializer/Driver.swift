print(weigh([3, 4], as: GrainSack.self), GrainSack(kilos: 9).label)
