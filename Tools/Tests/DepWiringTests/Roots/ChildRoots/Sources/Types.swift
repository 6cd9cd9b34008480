struct User: Sendable { var name: String }
final class API: Sendable { init() { print("API") } }
@MainActor final class Profile {
  struct Dependencies {
    var user: User
    var api: API
    var cache: Cache
  }
  init(dependencies: Dependencies) { print("Profile of \(dependencies.user.name)") }
}
final class Cache { init() { print("Cache") } }
@MainActor final class Screen {
  struct Dependencies {
    var profile: Profile
    var makeScreen: (Int) -> Screen
  }
  let dependencies: Dependencies
  init(page: Int, dependencies: Dependencies) { self.dependencies = dependencies }
}
@MainActor final class Login {
  struct Dependencies { var makeSession: (User) -> SessionRoot }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
