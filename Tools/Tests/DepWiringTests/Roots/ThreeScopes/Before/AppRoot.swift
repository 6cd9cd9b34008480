@MainActor final class AppRoot {
  func openSession(_ user: User) -> SessionRoot {
    SessionRoot(app: self, dependencies: .init())
  }
}
