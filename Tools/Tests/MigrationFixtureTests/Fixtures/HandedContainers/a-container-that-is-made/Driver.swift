let foundry6162 = foundryContainer6162()
print(FoundryHall6162(parent: foundry6162).work())
print(FoundryYard6162(name: "Ada", parent: foundry6162).work())
print(FoundryGate6162(other: foundry6162).work(), FoundryAnnex6162(parent: foundry6162).work())
