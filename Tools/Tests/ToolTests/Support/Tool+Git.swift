extension Tool {
  /// Makes a repository of the folder with everything committed.
  func commitAll() throws {
    try git("init", "--quiet", "--initial-branch=main")
    try git("add", "--all")
    try git("commit", "--quiet", "--message=All")
  }
}
