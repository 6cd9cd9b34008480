@MainActor final class AppRoot {
  private let log = Log()

  func makeChild() -> Child { Parent(dependencies: .init()).child(dependencies: .init()) }

  func named() -> Child {
    Parent(dependencies: .init()).child(dependencies: Child.Dependencies())
  }
}
