internal import DepFacts

/// Where the targets of a package have their sources.
struct PackageLayout: Sendable {
  static let sourceFolders = ["Sources", "Source", "src", "srcs"]

  private struct Place: Sendable {
    var folder: String
    var target: ManifestTargetFact
  }

  /// The deepest folders first, so that a target in another's folder wins.
  private let places: [Place]

  /// The folder is that of the manifest as shown; empty for the working directory.
  init(folder: String, targets: [ManifestTargetFact], existing: FolderSet) {
    let found = targets.compactMap { target in
      Self.folder(of: target, in: folder, among: targets, existing).map {
        Place(folder: $0, target: target)
      }
    }
    places = found.sorted {
      ($1.folder.utf8.count, $0.folder, $0.target.name)
        < ($0.folder.utf8.count, $1.folder, $1.target.name)
    }
  }

  var targetNames: [String] { places.map(\.target.name) }

  /// The names of the targets whose declarations are on the main actor by default.
  var mainActorModules: [String] { places.map(\.target).filter(\.isOnMainActor).map(\.name) }

  /// The names of the targets that are compiled in a mode before Swift 6.
  var olderModules: [String] { places.map(\.target).filter(\.isBeforeSwift6).map(\.name) }

  /// The names of the targets that no other package can import.
  var innerModules: [String] {
    places.map(\.target).filter { !$0.isInLibrary }.map(\.name)
  }

  /// The names of the targets that depend on a product or target of this name.
  func modules(dependingOn name: String) -> [String] {
    places.map(\.target).filter { $0.dependencies.contains(name) }.map(\.name)
  }

  func target(of path: String) -> ManifestTargetFact? {
    places.first { $0.folder.isEmpty || PathText.suffix(of: path, in: $0.folder) != nil }?.target
  }

  /// The folder of a target as SwiftPM looks for it; nil where none of the usual ones is there.
  private static func folder(
    of target: ManifestTargetFact, in package: String, among targets: [ManifestTargetFact],
    _ existing: FolderSet
  ) -> String? {
    if let path = target.path {
      let absolute = PathText.absolute(path, in: "/" + package)
      // A path outside of the working directory is not among the files that are read.
      return String(absolute.dropFirst())
    }
    let usual = usualFolders(for: target.kind)
    for folder in usual {
      let candidate = join(package, "\(folder)/\(target.name)")
      if existing.contains(candidate) { return candidate }
    }
    // The only target of its kind may have its sources directly in `Sources`.
    let alike = targets.filter { usualFolders(for: $0.kind)[0] == usual[0] }
    guard alike.count == 1 else { return nil }
    return usual.map { join(package, $0) }.first(where: existing.contains)
  }

  private static func usualFolders(for kind: ManifestTargetFact.Kind) -> [String] {
    switch kind {
    case .regular, .executable, .macro: sourceFolders
    case .test: ["Tests"] + sourceFolders
    case .plugin: ["Plugins"] + sourceFolders
    }
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : "\(folder)/\(name)"
  }
}
