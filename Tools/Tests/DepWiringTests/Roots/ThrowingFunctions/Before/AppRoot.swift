@MainActor final class AppRoot {
  func makeFeed() throws -> Feed { try Feed(dependencies: .init()) }

  func makeRemote() async throws -> Remote { try await Remote(dependencies: .init()) }

  func makeChecked() -> Checked? { Checked(dependencies: .init()) }

  func makeOrNil() -> Feed? { try? Feed(dependencies: .init()) }
}
