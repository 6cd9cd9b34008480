let bridge6159Lamps = await MainActor.run {
  let tower = BridgeTower6159(
    dependencies: .init(
      makeBridgeLamp6159: { BridgeLamp6159(color: "a") },
      makeBridgeLamp61592: { BridgeLamp6159(color: "b") }))
  let deck = BridgeDeck6159(
    router: BridgeMainRouter6159(),
    dependencies: .init(makeBridgeLamp6159: { BridgeLamp6159(color: "blue") }))
  return tower.shine() + tower.blink() + deck.walk()
}
expect(bridge6159Lamps == "abcross by the blue lamp", "the lamps of the test")
