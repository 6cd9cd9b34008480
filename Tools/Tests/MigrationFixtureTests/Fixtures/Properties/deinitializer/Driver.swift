do {
  let bridge = RopeBridge(name: "North")
  print(bridge.name)
}
print(BridgeBook.shared.entries)
