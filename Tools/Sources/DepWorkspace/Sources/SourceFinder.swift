internal import DepFacts

/// Finds the Swift files of a project.
package struct SourceFinder: Sendable {
  package struct Dependencies: Sendable {
    package var fileSystem: FileSystem
    /// The working directory, absolute.
    package var currentFolder: String

    package init(fileSystem: FileSystem, currentFolder: String) {
      self.fileSystem = fileSystem
      self.currentFolder = currentFolder
    }
  }

  private let dependencies: Dependencies
  private let selection: SourceSelection

  package init(dependencies: Dependencies, selection: SourceSelection) {
    self.dependencies = dependencies
    self.selection = selection
  }

  /// The files in the given files and folders; without any, in the working directory.
  ///
  /// What is given is read even where it would be left out otherwise.
  package func find(_ paths: [String] = []) throws(WorkspaceError) -> FoundSources {
    var walk = SourceWalk(
      fileSystem: dependencies.fileSystem, selection: selection,
      currentFolder: dependencies.currentFolder)
    var given: Set<String> = []
    var roots: [String] = []
    for path in paths.isEmpty ? ["."] : paths {
      let root = location(of: path)
      guard given.insert(root).inserted else { continue }
      roots.append(root)
      try start(at: root, named: path, &walk)
    }
    walk.followLinks()
    let files = Self.unique(walk.files)
    return FoundSources(
      files: files, manifests: manifests(above: roots, apartFrom: files),
      skippedFiles: walk.skippedFiles.filter { entry in
        !given.contains(PathText.absolute(entry.path, in: dependencies.currentFolder))
      }.sorted())
  }

  /// In order of path; of the same file twice, what was asked for by name.
  private static func unique(_ files: [SourceFile]) -> [SourceFile] {
    var unique: [SourceFile] = []
    unique.reserveCapacity(files.count)
    for file in files.sorted(by: { PathText.precedes($0.path, $1.path) }) {
      if let last = unique.last, last.path == file.path {
        unique[unique.count - 1].isAskedFor = last.isAskedFor || file.isAskedFor
      } else {
        unique.append(file)
      }
    }
    return unique
  }

  private func start(
    at root: String, named path: String, _ walk: inout SourceWalk
  ) throws(WorkspaceError) {
    let status: FileStatus
    do {
      status = try dependencies.fileSystem.status(root)
    } catch {
      throw WorkspaceError(
        code: .path, place: path,
        what: error.kind == .missing ? "no such file or folder" : "cannot be read: \(error.reason)",
        remedy: error.kind == .missing ? "paths are relative to \(dependencies.currentFolder)" : "")
    }
    switch status.kind {
    case .folder: walk.walkGiven(folder: root)
    case .file where root.hasSuffix(".swift"): walk.addGiven(file: root, size: status.size)
    case .file:
      throw WorkspaceError(
        code: .path, place: path, what: "is not a Swift file",
        remedy: "give folders, or files that end in .swift")
    case .symbolicLink, .other: walk.skip(root, "not a regular file")
    }
  }

  /// The path in the working directory where it leads there by another way, such as `/tmp` on
  /// macOS, which is a link.
  private func location(of path: String) -> String {
    let folder = dependencies.currentFolder
    let absolute = PathText.absolute(path, in: folder)
    if PathText.suffix(of: absolute, in: folder) != nil { return absolute }
    if let real = dependencies.fileSystem.realPath(absolute),
      let realFolder = dependencies.fileSystem.realPath(folder),
      let inside = PathText.suffix(of: real, in: realFolder)
    {
      return inside.isEmpty ? folder : PathText.join(folder, inside)
    }
    return absolute
  }

  private func manifests(
    above roots: [String], apartFrom files: [SourceFile]
  ) -> [SourceFile] {
    let folder = dependencies.currentFolder
    let known = Set(files.lazy.filter(\.isManifest).map(\.path))
    var found: [String: SourceFile] = [:]
    for root in roots where root != folder && PathText.suffix(of: root, in: folder) != nil {
      for above in PathText.upwards(from: root).dropFirst() {
        let location = PathText.join(above, "Package.swift")
        let path = PathText.relative(location, to: folder)
        if !known.contains(path), let status = try? dependencies.fileSystem.status(location),
          status.kind == .file
        {
          found[path] = SourceFile(
            path: path, location: location, size: status.size, isAskedFor: true)
        }
        if above == folder { break }
      }
    }
    return found.values.sorted { PathText.precedes($0.path, $1.path) }
  }
}
