struct User: Sendable {}
final class Images: Sendable {
  struct Dependencies { var user: User }
  init(dependencies: Dependencies) { print("Images") }
}
actor Uploads {
  struct Dependencies { var images: @Sendable () -> Images }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
