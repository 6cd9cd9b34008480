@DatabaseActor final class DatabaseRoot {
  func makeStore() -> Store { Store(dependencies: .init()) }
}
