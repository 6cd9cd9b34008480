print(await ScoreBoard9(title: "home").update())
