@MainActor final class AppRoot {
  private let log = Log()

  func makeChild() -> Child {
    Parent(dependencies: .init(log: log)).child(dependencies: .init(log: log))
  }

  func named() -> Child {
    Parent(dependencies: .init(log: log)).child(dependencies: Child.Dependencies(log: log))
  }
}
