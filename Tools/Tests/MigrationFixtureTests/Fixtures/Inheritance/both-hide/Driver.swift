print(Stable(horses: 2).hay(), RacingStable(horses: 3, jockey: "Kim").odds())
