extension Taken3Cache { static let pantry = Taken3Cache("p") }
struct Taken3Screen {
  struct Dependencies {
    var pantry: Taken3Cache
    var api: Taken3API

    static var defaultDependencies: Self {
      Self(pantry: Taken3Cache.pantry, api: Taken3API.shared)
    }
  }

  private let dependencies: Dependencies

  let api: Taken3API

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.api = dependencies.api
  }

  func show() -> String { api.name + dependencies.api.name + dependencies.pantry.name }
}