@MainActor final class AppRoot {
  private lazy var log = Log()

  func makeFeed() throws -> Feed { try Feed(dependencies: .init(log: log)) }

  func makeRemote() async throws -> Remote { try await Remote(dependencies: .init(log: log)) }

  func makeChecked() -> Checked? { Checked(dependencies: .init(log: log)) }

  func makeOrNil() -> Feed? { try? Feed(dependencies: .init(log: log)) }
}
