final class End15API: Sendable {
  static let shared = End15API(dependencies: .live)
  struct Dependencies {
    var name: String
    static var live: Self { Self(name: "a") }
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }
}