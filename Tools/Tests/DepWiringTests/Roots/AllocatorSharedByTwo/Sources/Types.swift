final class Images: Sendable {
  init() { print("Images") }
}
actor One {
  struct Dependencies { var images: @Sendable () -> Images }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
@MainActor final class Two {
  struct Dependencies {
    var images: @Sendable () -> Images
    var direct: Images
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
