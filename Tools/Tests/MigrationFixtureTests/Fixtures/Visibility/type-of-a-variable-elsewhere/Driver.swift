Gantry.Claws.register("north")
print(GantryPlug.Hook().find("north") ?? "none")
