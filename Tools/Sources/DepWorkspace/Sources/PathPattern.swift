/// A pattern for paths in the manner of `.gitignore`.
///
/// - `*.stub.swift`, `Mocks`: without a slash, any file or folder of that name at any depth;
/// - `Sources/Old`, `/Old`: with one, a path from the folder of the pattern;
/// - `Old/`: only a folder;
/// - `**/` any folders or none, `/**` everything inside; `*` and `?` stop at a slash;
/// - what matches a folder matches all that is in it.
package struct PathPattern: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case name(NamePattern)
    case anyFolders
  }

  private let parts: [Part]
  private let isFolderOnly: Bool
  /// A pattern without a slash looks at the last name alone, which is by far the fastest.
  private let nameAlone: NamePattern?
  /// The leading names without anything special in them.
  private let literalStart: [[UInt8]]

  /// Nil where the text says nothing.
  package init?(_ text: String) {
    self.init(bytes: Array(text.utf8)[...])
  }

  init?(bytes: ArraySlice<UInt8>) {
    let slash = UInt8(ascii: "/")
    var rest = bytes
    isFolderOnly = rest.last == slash
    if isFolderOnly { rest.removeLast() }
    let isAnchored = rest.contains(slash)
    var texts = rest.split(separator: slash)
    if texts.first?.elementsEqual(".".utf8) == true { texts.removeFirst() }
    guard !texts.isEmpty else { return nil }
    var parts: [Part] = texts.map {
      $0.elementsEqual("**".utf8) ? .anyFolders : .name(NamePattern($0))
    }
    if isAnchored || parts.count > 1 || parts == [.anyFolders] {
      nameAlone = nil
    } else if case .name(let pattern) = parts[0] {
      nameAlone = pattern
      parts.insert(.anyFolders, at: 0)
    } else {
      nameAlone = nil
    }
    self.parts = parts
    let special = Set("*?[\\".utf8)
    literalStart =
      isAnchored ? texts.prefix { special.isDisjoint(with: $0) }.map { Array($0) } : []
  }

  /// Whether it matches this very file or folder.
  func matches(_ names: ArraySlice<[UInt8]>, isFolder: Bool) -> Bool {
    guard isFolder || !isFolderOnly, let last = names.last else { return false }
    if let nameAlone { return nameAlone.matches(last) }
    return Self.matches(parts[...], names)
  }

  /// Whether it matches this file or folder, or a folder around it.
  package func covers(_ path: String) -> Bool {
    let names = path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
    return covers(names[...], isFolder: false)
  }

  func covers(_ names: ArraySlice<[UInt8]>, isFolder: Bool) -> Bool {
    if matches(names, isFolder: isFolder) { return true }
    guard names.count > 1 else { return false }
    return (1..<names.count).contains { matches(names.prefix($0), isFolder: true) }
  }

  /// Whether something in this folder is named from the start, so that it is worth a look.
  func pointsInto(_ folder: ArraySlice<[UInt8]>) -> Bool {
    literalStart.count >= folder.count && literalStart.prefix(folder.count).elementsEqual(folder)
  }

  private static func matches(_ parts: ArraySlice<Part>, _ names: ArraySlice<[UInt8]>) -> Bool {
    guard let part = parts.first else { return names.isEmpty }
    switch part {
    case .name(let pattern):
      guard let name = names.first, pattern.matches(name) else { return false }
      return matches(parts.dropFirst(), names.dropFirst())
    case .anyFolders:
      let rest = parts.dropFirst()
      if rest.isEmpty { return !names.isEmpty }
      if rest.first == .anyFolders { return matches(rest, names) }
      return (0...names.count).contains { matches(rest, names.dropFirst($0)) }
    }
  }
}
