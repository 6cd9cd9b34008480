print(SealPress(motto: "semper").press())
