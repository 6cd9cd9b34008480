final class End20Screen {
  struct Dependencies {
    var who: any End20Named
    var clock: @Sendable () -> Int
    var other: @Sendable () -> String
  }
  let dependencies: Dependencies
  lazy var api = End20API()
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func show() { let made: End20API = .init() ; _ = made }
}