@MainActor final class AppRoot {
  func makeList() -> List { List(dependencies: .init()) }
  func makeGood() -> Good { Good(dependencies: .init()) }
  func makeUser() -> User { User(dependencies: .init()) }
}
