final class Images: Sendable { init() { print("Images") } }
struct User: Sendable {}
final class Avatars: Sendable {
  struct Dependencies { var user: User }
  init(dependencies: Dependencies) { print("Avatars") }
}
actor Uploads {
  struct Dependencies {
    var images: @Sendable () -> Images
    var avatars: @Sendable () -> Avatars
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func run() { _ = (dependencies.images(), dependencies.avatars()) }
}
