print(Stargazer().name(1, "Wega"), Stargazer().name(2, "Deneb"))
