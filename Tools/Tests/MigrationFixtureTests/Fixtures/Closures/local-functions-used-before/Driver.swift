let harbour6107 = Harbour6107()
print(harbour6107.open(), harbour6107.openLater(), harbour6107.openMarked())
