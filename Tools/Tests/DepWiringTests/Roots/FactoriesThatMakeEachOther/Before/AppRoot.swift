@MainActor final class AppRoot {
  func makeFolder() -> Folder { Folder("top", dependencies: .init()) }
}
