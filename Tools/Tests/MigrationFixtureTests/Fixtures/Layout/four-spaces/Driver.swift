print(TollStation.Booth(lane: 3).coins())
