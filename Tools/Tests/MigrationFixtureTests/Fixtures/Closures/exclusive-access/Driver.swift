var tray = SeedTray9(seeds: ["bean", "", "pea"])
tray.tidy()
print(tray.seeds, tray.total())
