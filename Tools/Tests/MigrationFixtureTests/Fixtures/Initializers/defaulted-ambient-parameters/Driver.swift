print(Invitation(name: "Ann").isPossible(), Invitation(sent: .distantPast, name: "Bartholomew").isPossible())
