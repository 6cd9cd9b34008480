final class End1Screen {
  struct Dependencies {
    var name: String
    var size: Int
    var api: End1API.Dependencies
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func show() -> End1API {
    End1API(path: "b")
  }
  func given() -> End1API { End1API(path: "b", dependencies: dependencies.api) }
  static func make() -> End1API { End1API(path: "c") }
}
func End1make() { _ = End1API(path: "d") }