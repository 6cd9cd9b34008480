@MainActor final class AppRoot {
  func makeFolder() -> Folder {
    Folder("top", dependencies: .init(makeFile: { [self] name in makeFile(name) }))
  }

  private func makeFolderForFile(_ name: String) -> Folder {
    Folder(name, dependencies: .init(makeFile: { [self] name in makeFile(name) }))
  }

  private func makeFile(_ name: String) -> File {
    File(name, dependencies: .init(makeFolder: { [self] name in makeFolderForFile(name) }))
  }
}
