final class HighPond: UpperPondProtocol {
  func level() -> Int { 100 }
}
var dependencies = Lockhouse.Dependencies.defaultDependencies
dependencies.upperPond = HighPond()
expect(Lockhouse(gates: 1, dependencies: dependencies).up() == 100, "one field is replaced")
