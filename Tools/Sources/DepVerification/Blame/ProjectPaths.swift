/// Finds the file of a project that a program means by a path.
struct ProjectPaths: Sendable {
  private let paths: Set<String>
  /// Paths by their last name.
  private let named: [Substring: [String]]
  /// The working directory, as it is written and without symbolic links.
  private let folders: [String]

  init(_ paths: [String], folders: [String]) {
    self.paths = Set(paths)
    named = Dictionary(grouping: paths) { Self.name($0) }
    self.folders = folders
  }

  /// The path from the working directory; nil where no file, or more than one, can be meant.
  func path(for printed: String) -> String? {
    if paths.contains(printed) { return printed }
    for folder in folders where printed.hasPrefix(folder + "/") {
      let path = String(printed.dropFirst(folder.count + 1))
      if paths.contains(path) { return path }
    }
    let candidates = named[Self.name(printed)] ?? []
    let printed = printed.hasPrefix("./") ? printed.dropFirst(2) : printed[...]
    let matching = candidates.filter {
      $0 == printed || $0.hasSuffix("/" + printed) || printed.hasSuffix("/" + $0)
    }
    return matching.count == 1 ? matching.first : nil
  }

  private static func name(_ path: String) -> Substring {
    path.split(separator: "/").last ?? ""
  }
}
