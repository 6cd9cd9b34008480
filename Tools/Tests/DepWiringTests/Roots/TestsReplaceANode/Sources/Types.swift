@MainActor protocol Search: AnyObject { var name: String { get } }
@MainActor final class LiveSearch: Search {
  init() { print("made LiveSearch") }
  var name: String { "live" }
}
@MainActor final class StubSearch: Search {
  init() {}
  var name: String { "stub" }
}
@MainActor final class Model {
  struct Dependencies { var search: any Search }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
