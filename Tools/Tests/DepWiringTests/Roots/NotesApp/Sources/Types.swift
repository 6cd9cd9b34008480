struct User: Sendable { var name: String }
protocol UserService: AnyObject { func login(_ name: String) -> User }
final class DefaultUserService: UserService {
  init() { print("UserService") }
  func login(_ name: String) -> User { User(name: name) }
}
final class NoteStorage {
  struct Dependencies { var user: User }
  let dependencies: Dependencies
  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    print("notes of \(dependencies.user.name)")
  }
}
@MainActor final class LoggedInView {
  struct Dependencies {
    var user: User
    var userService: any UserService
    var noteStorage: NoteStorage
  }
  init(dependencies: Dependencies) { print("view of \(dependencies.user.name)") }
}
@MainActor final class LoginView {
  struct Dependencies {
    var userService: any UserService
    var makeSession: (User) -> SessionRoot
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
