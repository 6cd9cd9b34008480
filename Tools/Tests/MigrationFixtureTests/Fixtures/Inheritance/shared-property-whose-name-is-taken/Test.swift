struct StoppedStoneClock: StoneClockProtocol {
  func hour() -> Int { 0 }
}
expect(
  PearwoodOfPears(rows: 2, dependencies: Pearwood.Dependencies(stoneClock: StoppedStoneClock()))
    .close(pearwoodDependencies: 3) == 3, "the subclass takes the struct")
