struct User { var name: String }
@MainActor final class Profile {
  struct Dependencies { var user: User }
  init(dependencies: Dependencies) { print(dependencies.user.name) }
}
@MainActor final class List {
  struct Dependencies { var makeProfile: (User) -> Profile }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
