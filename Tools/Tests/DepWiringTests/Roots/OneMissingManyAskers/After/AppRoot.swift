@MainActor final class AppRoot {
  func makeOne() -> One { One(dependencies: .init()) }
  func makeTwo() -> Two { Two(dependencies: .init()) }
  func makeThree() -> Three { Three(dependencies: .init()) }
  func makeThreeAgain() -> Three { Three(dependencies: .init()) }
  func makeThreeOnceMore() -> Three { Three(dependencies: .init()) }
  let root = 3
  func makeGiven() -> Three { Three(dependencies: .init(path: "given")) }
}
