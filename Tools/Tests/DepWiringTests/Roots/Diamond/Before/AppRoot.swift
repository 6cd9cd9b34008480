@MainActor final class AppRoot {
  func makeTop() -> Top { Top(dependencies: .init()) }
}
