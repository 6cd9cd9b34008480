var dependencies6197 = Dealer6197.Dependencies.defaultDependencies
dependencies6197.shuffled = { _ in [Card6197(name: "chosen")] }
expect(
  Dealer6197(dependencies: dependencies6197).deal() == ["chosen"], "a test decides the order")
