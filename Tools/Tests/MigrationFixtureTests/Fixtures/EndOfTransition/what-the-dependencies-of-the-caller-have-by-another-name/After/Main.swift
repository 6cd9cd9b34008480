protocol End20Named {}
final class End20API {
  struct Dependencies {
    var named: any End20Named
    var now: @Sendable () -> Int
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }
}
struct End20Name: End20Named {}