@MainActor final class AppRoot {
  func makeFourth() -> Fourth { Fourth(dependencies: .init()) }
}
