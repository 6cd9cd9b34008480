@MainActor final class AppRoot {
  func makeStore() -> Store { Store(dependencies: .init()) }
  func makeOwn() -> Own { Own(dependencies: .init()) }
}
