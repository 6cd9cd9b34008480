print(Cellar6220(named: "a").depth())
