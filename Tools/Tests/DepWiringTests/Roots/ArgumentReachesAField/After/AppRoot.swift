@MainActor final class AppRoot {
  func makeList() -> List {
    List(dependencies: .init(makeProfile: { [self] user in makeProfile(user) }))
  }

  private func makeProfile(_ user: User) -> Profile {
    Profile(dependencies: .init(user: user))
  }
}
