protocol Taken11Made { init(api: Taken11API, size: Int) }
struct Taken11Screen: Taken11Made {
  struct Dependencies {
    var api: Taken11API

    static var defaultDependencies: Self {
      Self(api: .shared)
    }
  }

  private let dependencies: Dependencies

  let text: String
  init(size: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    text = "\(dependencies.api.name) \(size)"
  }

  init(api: Taken11API, size: Int) {
    var dependencies = Dependencies.defaultDependencies
    dependencies.api = api
    self.init(size: size, dependencies: dependencies)
  }
}