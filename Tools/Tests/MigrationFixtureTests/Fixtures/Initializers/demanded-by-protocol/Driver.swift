print(refill(InkCartridge.self, ["cyan", "magenta"]), InkCartridge(colour: "black").level())
