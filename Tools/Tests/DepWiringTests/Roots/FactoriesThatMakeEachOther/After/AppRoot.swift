@MainActor final class AppRoot {
  func makeFolder() -> Folder { Folder("top", dependencies: .init(makeFile: makeFile)) }

  private func makeFolderForFile(_ name: String) -> Folder {
    Folder(name, dependencies: .init(makeFile: makeFile))
  }

  private func makeFile(_ name: String) -> File {
    File(name, dependencies: .init(makeFolder: makeFolderForFile))
  }
}
