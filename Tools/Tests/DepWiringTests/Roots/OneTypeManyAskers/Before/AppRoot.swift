@MainActor final class AppRoot {
  func makeC() -> C { C(dependencies: .init()) }
  func makeB() -> B { B(dependencies: .init()) }
}
