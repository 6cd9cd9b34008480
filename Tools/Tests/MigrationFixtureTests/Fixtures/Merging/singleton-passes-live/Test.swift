let flags = Lifeguard.Dependencies.live
expect(Lifeguard(tower: 3, dependencies: flags).watch() == "3: yellow", "live can be handed over")
