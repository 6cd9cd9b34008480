nonisolated(unsafe) var beacon6155Signals: [String] = []
let beacon6155Test = BeaconTower6155(
  dependencies: .init(sendBeaconSignals6155: { beacon6155Signals.append($0) }))
beacon6155Test.light("south")
beacon6155Test.douse()
expect(beacon6155Signals == ["south", "dark"], "the signals of the test")
