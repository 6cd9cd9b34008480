struct StillLagoon: LagoonTideProtocol {
  func height() -> Int { 0 }
}
struct CalmLagoon: LagoonWindProtocol {
  func speed() -> Int { 1 }
}
let stillLagoon = Lagoon.Dependencies(lagoonTide: StillLagoon())
expect(LagoonBuoy(bells: 3, dependencies: stillLagoon).ring() == 3, "the struct is shared")
expect(
  LagoonBoat(
    sails: 2,
    dependencies: LagoonBoat.Dependencies(lagoonWind: CalmLagoon(), base: stillLagoon)
  ).drift() == 2, "both are replaced")
