@MainActor final class AppRoot {
  func makeA() -> A { A(dependencies: .init()) }
  func makeC() -> C { C(dependencies: .init()) }
}
