print(MapRoom().find("ALPS"))
