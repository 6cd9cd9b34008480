print(CellarDoor().stock())
