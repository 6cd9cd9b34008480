let doorman = Doorman(dependencies: .init(partySession: { nil }))
expect(doorman.ask() == "closed", "there is no session")
