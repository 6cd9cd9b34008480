internal import DepFacts

/// One walk through folders, which gathers files and what is left out.
struct SourceWalk {
  /// A folder on the way, with all that decides about what is in it.
  private struct Visit {
    var location: String
    /// The path as shown.
    var path: String
    /// The names of the location.
    var names: [[UInt8]]
    /// The ignore files that apply, outermost first.
    var ignoreFiles: [IgnoreFile]
    /// Whether a pattern of the configuration asks for all that is in it.
    var isIncluded = false
    /// Whether only what such a pattern asks for is read.
    var onlyIncluded = false
    /// Whether the user named it, and it looks generated.
    var isAskedFor = false
  }

  private struct Link {
    var entry: String
    var visit: Visit
  }

  private let fileSystem: FileSystem
  private let selection: SourceSelection
  private let currentFolder: String
  private let selectionNames: [[UInt8]]
  private var links: [Link] = []
  private var identities: [FileStatus.Identity] = []
  private var visited: Set<String> = []

  /// In no particular order; where roots overlap, a file is there more than once.
  private(set) var files: [SourceFile] = []
  private(set) var skippedFiles: [SkippedFile] = []

  init(fileSystem: FileSystem, selection: SourceSelection, currentFolder: String) {
    self.fileSystem = fileSystem
    self.selection = selection
    self.currentFolder = currentFolder
    selectionNames = Self.names(of: selection.folder)
  }

  private static func names(of path: String) -> [[UInt8]] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
  }

  mutating func skip(_ location: String, _ reason: String) {
    skippedFiles.append(
      SkippedFile(path: PathText.relative(location, to: currentFolder), reason: reason))
  }

  mutating func addGiven(file location: String, size: Int) {
    let path = PathText.relative(location, to: currentFolder)
    files.append(SourceFile(path: path, location: location, size: size, isAskedFor: true))
  }

  mutating func walkGiven(folder location: String) {
    let path = PathText.relative(location, to: currentFolder)
    let names = Self.names(of: location)
    let looksGenerated = path.split(separator: "/").contains {
      UsualExclusions.reason(forFolder: String($0)) == "generated"
    }
    walk(
      Visit(
        location: location, path: path, names: names,
        ignoreFiles: ignoreFiles(above: location), isAskedFor: looksGenerated))
  }

  /// The ignore files from the top of the repository, or from the working directory, down to the
  /// folder; none where they ignore the folder itself, which the user named.
  private func ignoreFiles(above location: String) -> [IgnoreFile] {
    let folders = PathText.upwards(from: location)
    let top =
      folders.firstIndex { fileSystem.exists(PathText.join($0, ".git")) }
      ?? folders.firstIndex(of: currentFolder) ?? 0
    var found: [IgnoreFile] = []
    for folder in folders[0...top].dropFirst().reversed() {
      found += ignoreFile(in: folder, depth: Self.names(of: folder).count)
    }
    let names = Self.names(of: location)
    let isIgnored = names.indices.contains { end in
      Self.isIgnored(Array(names[...end]), isFolder: true, by: found)
    }
    return isIgnored ? [] : found
  }

  private func ignoreFile(in folder: String, depth: Int) -> [IgnoreFile] {
    let extra = PathText.join(folder, ".git/info/exclude")
    return [extra, PathText.join(folder, ".gitignore")].compactMap { path in
      guard let bytes = try? fileSystem.read(path) else { return nil }
      let file = IgnoreFile(bytes, depth: depth)
      return file.isEmpty ? nil : file
    }
  }

  private static func isIgnored(
    _ names: [[UInt8]], isFolder: Bool, by files: [IgnoreFile]
  ) -> Bool {
    for file in files.reversed() {
      if let decision = file.decision(names, isFolder: isFolder) { return decision }
    }
    return false
  }
}

// MARK: - Folders

extension SourceWalk {
  private mutating func walk(_ given: Visit) {
    guard visited.insert(given.location).inserted else { return }
    let entries: [FolderEntry]
    do {
      entries = try fileSystem.list(given.location)
    } catch {
      return skip(given.location, "cannot be listed: \(error.reason)")
    }
    var visit = given
    let isRepository = entries.contains { $0.name == ".git" }
    // A repository in a repository has rules of its own.
    if isRepository { visit.ignoreFiles = [] }
    if isRepository || entries.contains(where: { $0.name == ".gitignore" }) {
      visit.ignoreFiles += ignoreFile(in: visit.location, depth: visit.names.count)
    }
    var names = visit.names + [[]]
    for entry in entries { consider(entry, in: visit, &names) }
  }

  /// The names are those of the folder and one more, which is replaced.
  private mutating func consider(
    _ entry: FolderEntry, in visit: Visit, _ names: inout [[UInt8]]
  ) {
    switch entry.kind {
    case .folder: descend(into: entry.name, from: visit)
    case .symbolicLink: links.append(Link(entry: entry.name, visit: visit))
    case .file where entry.name.hasSuffix(".swift"):
      names[names.count - 1] = Array(entry.name.utf8)
      add(entry.name, status: entry.status, from: visit, names)
    case .other where entry.name.hasSuffix(".swift"):
      skip(PathText.join(visit.location, entry.name), "not a regular file")
    case .file, .other: return
    }
  }

  private mutating func descend(into name: String, from visit: Visit) {
    if UsualExclusions.isSilent(name) { return }
    var next = visit
    next.location = PathText.join(visit.location, name)
    next.path = PathText.join(visit.path, name)
    next.names.append(Array(name.utf8))
    switch decision(on: next.names, name: name, isFolder: true, in: visit) {
    case .included:
      next.isIncluded = true
      next.onlyIncluded = false
    case .read: break
    case .skipped(let reason):
      let isWorthALook = isWorthALook(next.names)
      if !visit.onlyIncluded {
        let exception = ", but for what \(selection.configurationName) includes"
        skip(next.location, reason + (isWorthALook ? exception : ""))
      }
      guard isWorthALook else { return }
      next.onlyIncluded = true
    }
    walk(next)
  }

  private mutating func add(
    _ name: String, status: FileStatus?, from visit: Visit, _ names: [[UInt8]]
  ) {
    if let identity = status?.identity { identities.append(identity) }
    let location = PathText.join(visit.location, name)
    var isAskedFor = visit.isIncluded || visit.isAskedFor
    switch decision(on: names, name: name, isFolder: false, in: visit) {
    case .included: isAskedFor = true
    case .read: break
    case .skipped(let reason): return visit.onlyIncluded ? () : skip(location, reason)
    }
    files.append(
      SourceFile(
        path: PathText.join(visit.path, name), location: location, size: status?.size ?? 0,
        isAskedFor: isAskedFor))
  }
}

// MARK: - Decisions

extension SourceWalk {
  private enum Decision {
    /// The configuration asks for it.
    case included
    case read
    case skipped(String)
  }

  private func decision(
    on names: [[UInt8]], name: String, isFolder: Bool, in visit: Visit
  ) -> Decision {
    let inside = selected(names)
    if selection.exclude.contains(where: { $0.matches(inside, isFolder: isFolder) }) {
      return .skipped("excluded by \(selection.configurationName)")
    }
    if selection.include.contains(where: { $0.matches(inside, isFolder: isFolder) }) {
      return .included
    }
    if visit.onlyIncluded { return .skipped("not included") }
    let usual =
      isFolder ? UsualExclusions.reason(forFolder: name) : UsualExclusions.reason(forFile: name)
    if let usual {
      return visit.isAskedFor && usual == "generated" ? .read : .skipped(usual)
    }
    let isIgnored =
      !visit.isIncluded && Self.isIgnored(names, isFolder: isFolder, by: visit.ignoreFiles)
    return isIgnored ? .skipped("ignored by .gitignore") : .read
  }

  private func isWorthALook(_ names: [[UInt8]]) -> Bool {
    let inside = selected(names)
    return !inside.isEmpty && selection.include.contains { $0.pointsInto(inside) }
      && !selection.exclude.contains { $0.matches(inside, isFolder: true) }
  }

  /// The names from the folder of the configuration; empty outside of it.
  private func selected(_ names: [[UInt8]]) -> ArraySlice<[UInt8]> {
    guard !selection.include.isEmpty || !selection.exclude.isEmpty,
      names.count > selectionNames.count, names.starts(with: selectionNames)
    else { return [] }
    return names[selectionNames.count...]
  }
}

// MARK: - Links

extension SourceWalk {
  /// Reads what links lead to, unless it was or will be read where it stands.
  mutating func followLinks() {
    var known = links.isEmpty ? [] : Set(identities)
    while !links.isEmpty {
      let batch = links.sorted {
        ($0.visit.location, $0.entry) < ($1.visit.location, $1.entry)
      }
      links = []
      for link in batch { follow(link, &known) }
    }
  }

  private mutating func follow(_ link: Link, _ known: inout Set<FileStatus.Identity>) {
    let location = PathText.join(link.visit.location, link.entry)
    let isSwift = link.entry.hasSuffix(".swift")
    guard let status = try? fileSystem.status(location) else {
      return isSwift ? skip(location, "a broken link") : ()
    }
    switch status.kind {
    case .file where isSwift:
      guard known.insert(status.identity).inserted else {
        return skip(location, "a link to a file inside the project")
      }
      add(
        link.entry, status: status, from: link.visit, link.visit.names + [Array(link.entry.utf8)])
    case .folder:
      guard let real = fileSystem.realPath(location), !isKnown(real) else { return }
      guard !visited.contains(where: { PathText.suffix(of: $0, in: real) != nil }) else {
        return skip(location, "a link to an enclosing folder")
      }
      visited.insert(real)
      descend(into: link.entry, from: link.visit)
    case .file, .symbolicLink, .other: return
    }
  }

  /// Whether a folder was walked, or is left out on purpose.
  private func isKnown(_ real: String) -> Bool {
    visited.contains(real)
      || skippedFiles.contains { entry in
        PathText.suffix(of: real, in: PathText.absolute(entry.path, in: currentFolder)) != nil
      }
  }
}
