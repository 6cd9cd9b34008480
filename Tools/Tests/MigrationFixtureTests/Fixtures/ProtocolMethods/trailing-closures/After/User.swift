final class BoobyUser {
  struct Dependencies {
    var boobyAPI: any BoobyAPIProtocol

    static var defaultDependencies: Self {
      Self(boobyAPI: BoobyAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.boobyAPI.load("a") { print($0) }
    dependencies.boobyAPI.start { print("begin") } onEnd: { print("end") }
  }
}
