@MainActor final class AppRoot {
  func makeRow() -> Row { Row(dependencies: .init()) }
  func makeLobby() -> Lobby { Lobby(dependencies: .init()) }
  func makeTree() -> TreeView { TreeView(dependencies: .init()) }
}
