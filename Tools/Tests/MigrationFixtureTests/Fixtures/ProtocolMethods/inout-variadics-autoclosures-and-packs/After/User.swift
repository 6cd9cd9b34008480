final class BulbulUser {
  struct Dependencies {
    var bulbulAPI: any BulbulAPIProtocol

    static var defaultDependencies: Self {
      Self(bulbulAPI: BulbulAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    var a = 1
    dependencies.bulbulAPI.change(&a)
    print(dependencies.bulbulAPI.add(1, 2), dependencies.bulbulAPI.check(a > 1), dependencies.bulbulAPI.some([1])); dependencies.bulbulAPI.all(1, "a")
  }
}
