@MainActor final class Folder {
  struct Dependencies { var makeFile: (String) -> File }
  let dependencies: Dependencies
  init(_ name: String, dependencies: Dependencies) {
    self.dependencies = dependencies
    print("Folder", name)
  }
}
@MainActor final class File {
  struct Dependencies { var makeFolder: (String) -> Folder }
  let dependencies: Dependencies
  init(_ name: String, dependencies: Dependencies) {
    self.dependencies = dependencies
    print("File", name)
  }
}
