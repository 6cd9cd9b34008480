@propertyWrapper
final class End23Watched {
  struct Dependencies {
    var name: String

    static var defaultDependencies: Self { Self(name: "a") }
  }

  private let dependencies: Dependencies

  var wrappedValue: Int

  init(wrappedValue: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.wrappedValue = wrappedValue
  }
}

struct End23User {
  @End23Watched var count = 1
}
