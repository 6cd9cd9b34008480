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
    /// Whether somebody asked for it by name, and it looks generated.
    var isAskedFor = false
  }

  private struct Link {
    var entry: String
    var visit: Visit
  }

  private let fileSystem: FileSystem
  private let selection: SourceSelection
  private let currentFolder: String
  private let selectionDepth: Int
  private let selectionNames: [[UInt8]]
  private var links: [Link] = []
  private var identities: Set<FileStatus.Identity> = []
  private var visited: Set<String> = []

  /// By path, so that overlapping roots give each file once.
  private(set) var files: [String: SourceFile] = [:]
  private(set) var leftOut: [LeftOut] = []

  init(fileSystem: FileSystem, selection: SourceSelection, currentFolder: String) {
    self.fileSystem = fileSystem
    self.selection = selection
    self.currentFolder = currentFolder
    selectionNames = Self.names(of: selection.folder)
    selectionDepth = selectionNames.count
  }

  private static func names(of path: String) -> [[UInt8]] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
  }

  mutating func leaveOut(_ location: String, _ reason: String) {
    leftOut.append(
      LeftOut(path: PathText.relative(location, to: currentFolder), reason: reason))
  }

  mutating func addGiven(file location: String, size: Int) {
    let path = PathText.relative(location, to: currentFolder)
    files[path] = SourceFile(path: path, location: location, size: size, isAskedFor: true)
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
  /// folder; none where they ignore the folder itself, which somebody asked for.
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
      if let verdict = file.verdict(names, isFolder: isFolder) { return verdict }
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
      return leaveOut(given.location, "cannot be listed: \(error.reason)")
    }
    var visit = given
    let names = Set(entries.lazy.map(\.name).filter { $0 == ".git" || $0 == ".gitignore" })
    // A repository in a repository has rules of its own.
    if names.contains(".git") { visit.ignoreFiles = [] }
    if !names.isEmpty {
      visit.ignoreFiles += ignoreFile(in: visit.location, depth: visit.names.count)
    }
    for entry in entries { consider(entry, in: visit) }
  }

  private mutating func consider(_ entry: FolderEntry, in visit: Visit) {
    switch entry.kind {
    case .folder: descend(into: entry.name, from: visit)
    case .symbolicLink: links.append(Link(entry: entry.name, visit: visit))
    case .file where entry.name.utf8.hasSwiftSuffix:
      add(entry.name, status: entry.status, from: visit)
    case .other where entry.name.utf8.hasSwiftSuffix:
      leaveOut(PathText.join(visit.location, entry.name), "not a regular file")
    case .file, .other: return
    }
  }

  private mutating func descend(into name: String, from visit: Visit) {
    if UsualExclusions.isSilent(name) { return }
    var next = visit
    next.location = PathText.join(visit.location, name)
    next.path = PathText.join(visit.path, name)
    next.names.append(Array(name.utf8))
    if let reason = reason(
      for: &next, name: name, isFolder: true, usual: UsualExclusions.reason(forFolder:))
    {
      let isWorthALook = isWorthALook(next)
      if !visit.onlyIncluded {
        let exception = ", but for what \(selection.configurationName) includes"
        leaveOut(next.location, reason + (isWorthALook ? exception : ""))
      }
      guard isWorthALook else { return }
      next.onlyIncluded = true
    }
    walk(next)
  }

  private mutating func add(_ name: String, status: FileStatus?, from visit: Visit) {
    var next = visit
    next.location = PathText.join(visit.location, name)
    next.path = PathText.join(visit.path, name)
    next.names.append(Array(name.utf8))
    if let identity = status?.identity { identities.insert(identity) }
    if let reason = reason(
      for: &next, name: name, isFolder: false, usual: UsualExclusions.reason(forFile:))
    {
      return visit.onlyIncluded ? () : leaveOut(next.location, reason)
    }
    guard files[next.path] == nil else { return }
    files[next.path] = SourceFile(
      path: next.path, location: next.location, size: status?.size ?? 0,
      isAskedFor: next.isIncluded || next.isAskedFor)
  }
}

// MARK: - Decisions

extension SourceWalk {
  /// Why it is left out; marks it where the configuration asks for it.
  private func reason(
    for visit: inout Visit, name: String, isFolder: Bool, usual: (String) -> String?
  ) -> String? {
    let inside = selected(visit)
    if selection.exclude.contains(where: { $0.matches(inside, isFolder: isFolder) }) {
      return "excluded by \(selection.configurationName)"
    }
    if selection.include.contains(where: { $0.matches(inside, isFolder: isFolder) }) {
      visit.isIncluded = true
      visit.onlyIncluded = false
      return nil
    }
    if visit.onlyIncluded { return "vendored" }
    if let reason = usual(name) {
      return visit.isAskedFor && reason == "generated" ? nil : reason
    }
    if visit.isIncluded { return nil }
    return Self.isIgnored(visit.names, isFolder: isFolder, by: visit.ignoreFiles)
      ? "ignored by .gitignore" : nil
  }

  private func isWorthALook(_ visit: Visit) -> Bool {
    let inside = selected(visit)
    return !inside.isEmpty && selection.include.contains { $0.pointsInto(inside) }
      && !selection.exclude.contains { $0.matches(inside, isFolder: true) }
  }

  /// The names from the folder of the configuration; empty outside of it.
  private func selected(_ visit: Visit) -> ArraySlice<[UInt8]> {
    guard !selection.include.isEmpty || !selection.exclude.isEmpty,
      visit.names.count > selectionDepth, visit.names.starts(with: selectionNames)
    else { return [] }
    return visit.names[selectionDepth...]
  }
}

// MARK: - Links

extension SourceWalk {
  /// Reads what links lead to, unless it was or will be read where it stands.
  mutating func followLinks() {
    while !links.isEmpty {
      let batch = links.sorted {
        ($0.visit.location, $0.entry) < ($1.visit.location, $1.entry)
      }
      links = []
      for link in batch { follow(link) }
    }
  }

  private mutating func follow(_ link: Link) {
    let location = PathText.join(link.visit.location, link.entry)
    guard let status = try? fileSystem.status(location) else {
      if link.entry.utf8.hasSwiftSuffix { leaveOut(location, "a link that leads nowhere") }
      return
    }
    switch status.kind {
    case .file where link.entry.utf8.hasSwiftSuffix:
      guard identities.insert(status.identity).inserted else {
        return leaveOut(location, "a link to a file that is read or left out where it stands")
      }
      add(link.entry, status: status, from: link.visit)
    case .folder:
      guard let real = fileSystem.realPath(location), !isKnown(real) else { return }
      guard !visited.contains(where: { PathText.suffix(of: $0, in: real) != nil }) else {
        return leaveOut(location, "a link to a folder around what is read")
      }
      visited.insert(real)
      descend(into: link.entry, from: link.visit)
    case .file, .symbolicLink, .other: return
    }
  }

  /// Whether a folder was walked, or is left out on purpose.
  private func isKnown(_ real: String) -> Bool {
    visited.contains(real)
      || leftOut.contains { entry in
        PathText.suffix(of: real, in: PathText.absolute(entry.path, in: currentFolder)) != nil
      }
  }
}
