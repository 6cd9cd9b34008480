@MainActor final class AppRoot {
  func makeList() -> List { List(dependencies: .init(makeProfile: makeProfile)) }

  private func makeProfile(_ user: User) -> Profile {
    Profile(dependencies: .init(user: user))
  }
}
