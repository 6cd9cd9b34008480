let tray = SpecimenTray<Int>()
tray.put(3)
tray.put(4)
print(tray.look(), tray.sum())
