@MainActor final class AppRoot {
  func makeOne() -> One { One(dependencies: .init()) }
  func makeTwo() -> Two { Two(dependencies: .init()) }
}
