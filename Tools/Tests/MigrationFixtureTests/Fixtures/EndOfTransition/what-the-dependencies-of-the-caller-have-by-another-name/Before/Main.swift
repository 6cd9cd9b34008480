import DepStructs

protocol End20Named {}
final class End20API {
  struct Dependencies: TransitionalDependencies {
    var named: any End20Named
    var now: @Sendable () -> Int
    static var live: Self { Self(named: End20Name(), now: { 1 }) }
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }
}
struct End20Name: End20Named {}