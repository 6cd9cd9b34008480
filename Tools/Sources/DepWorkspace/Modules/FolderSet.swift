/// The folders that hold files, at whatever depth.
struct FolderSet: Sendable {
  private var folders: Set<String> = [""]

  init(files: [String]) {
    for file in files {
      var folder = PathText.parent(file) ?? ""
      while folders.insert(folder).inserted { folder = PathText.parent(folder) ?? "" }
    }
  }

  func contains(_ folder: String) -> Bool { folders.contains(folder) }
}
