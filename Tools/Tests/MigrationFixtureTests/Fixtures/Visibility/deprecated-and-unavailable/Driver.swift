print(RelayBox(name: "a").send())
