print(VaultDoor().report())
