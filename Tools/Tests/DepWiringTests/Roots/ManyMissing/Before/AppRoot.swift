@MainActor final class AppRoot {
  func makeTwo() -> Two { Two(dependencies: .init(count: 3)) }
  func makeOne() -> One { One(dependencies: .init()) }
}
