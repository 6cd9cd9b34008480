print(LarderDoor().close() ?? "none")
