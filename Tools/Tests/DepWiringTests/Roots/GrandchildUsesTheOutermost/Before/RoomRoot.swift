@MainActor final class RoomRoot {
  struct Dependencies { var room: Room }
  private let session: SessionRoot
  private let dependencies: Dependencies
  init(session: SessionRoot, dependencies: Dependencies) {
    self.session = session
    self.dependencies = dependencies
  }

  func makeChat() -> Chat { Chat(dependencies: .init()) }
}
