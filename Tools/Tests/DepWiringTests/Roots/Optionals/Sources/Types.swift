protocol Tracker {}
final class Log { init() {} }
final class Feed {
  struct Dependencies {
    var log: Log?
    var tracker: (any Tracker)?
    var other: Optional<Log>
    var name: String?
    let token: String?
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
