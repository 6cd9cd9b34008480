print(SeedPacket(plant: "pea").days(), SeedPacket(first: ["bean"]).days())
print(PotTray(pots: 2).days(), PotTray(text: "3")?.days() ?? 0, PotTray(text: "x") == nil)
