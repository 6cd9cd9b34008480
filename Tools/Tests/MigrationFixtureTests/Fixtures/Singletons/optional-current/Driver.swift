let doorman = Doorman()
print(doorman.ask())
PartySession.current = PartySession(host: "Mia")
print(doorman.ask())
PartySession.current = nil
