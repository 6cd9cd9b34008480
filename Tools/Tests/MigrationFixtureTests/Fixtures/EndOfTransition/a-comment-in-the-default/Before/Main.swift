final class End14API {
  struct Dependencies { var name: String; static var live: Self { Self(name: "a") } }
  let dependencies: Dependencies
  init(dependencies: Dependencies = /* later */ .live) { self.dependencies = dependencies }
}