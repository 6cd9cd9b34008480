import DepModel

/// The names of members that code asks for behind an object other than `self`.
///
/// Facts do not hold what is asked of local names, so that the bytes of the files are read.
package struct ForeignMembers: Sendable {
  /// Those that some code reads or changes.
  package private(set) var used: Set<String> = []
  /// For those that some code assigns, or whose property wrapper it names, the objects: `model` of
  /// `model.api = mock` and `model.$api`.
  package private(set) var assigned: [String: Set<Base>] = [:]

  private var overrides = OverridingClosures()

  /// An object that code changes.
  package struct Base: Hashable, Sendable {
    /// Its type; nil where the nearest declaration before the place does not write it.
    package let type: String?
    package let file: Int
    /// Its name, where it is a property that no declaration of the file before the place has.
    package let property: String?
  }

  /// Looks for these names in all files of the project.
  package init(_ names: Set<String>, in project: ProjectTrees) {
    guard !names.isEmpty else { return }
    overrides = OverridingClosures(project.scope.sdk)
    for file in project.records.indices {
      guard let bytes = project.bytes(of: file) else { continue }
      note(names, in: bytes, file)
    }
  }

  private mutating func note(_ names: Set<String>, in bytes: [UInt8], _ file: Int) {
    for dot in bytes.indices.dropFirst() where bytes[dot] == UInt8(ascii: ".") {
      var start = dot + 1
      let isWrapper = start < bytes.endIndex && bytes[start] == UInt8(ascii: "$")
      if isWrapper { start += 1 }
      var end = start
      while end < bytes.endIndex, WordsInBytes.isPartOfWord(bytes[end]) { end += 1 }
      guard end > start, Self.isBehindObject(bytes, dot) else { continue }
      let name = String(decoding: bytes[start..<end], as: UTF8.self)
      guard names.contains(name) else { continue }
      used.insert(name)
      if isWrapper || Self.isAssignment(bytes[end...]), !overrides.contain(bytes, dot) {
        let base = Self.nameBehind(bytes, dot)
        let type = base.flatMap { BaseType(bytes: bytes).type(ofNameAt: $0) }
        let isDeclared = base.map { BaseType(bytes: bytes).declares(nameAt: $0) } ?? true
        let property = base.map { String(decoding: bytes[$0], as: UTF8.self) }
        assigned[name, default: []].insert(
          Base(type: type, file: file, property: isDeclared ? nil : property))
      }
    }
  }

  /// The name before a dot, where nothing stands before the name.
  private static func nameBehind(_ bytes: [UInt8], _ dot: Int) -> Range<Int>? {
    var end = dot
    while end > 0, "?!".utf8.contains(bytes[end - 1]) { end -= 1 }
    var begin = end
    while begin > 0, WordsInBytes.isPartOfWord(bytes[begin - 1]) { begin -= 1 }
    guard begin < end, begin == 0 || bytes[begin - 1] != UInt8(ascii: ".") else { return nil }
    return begin..<end
  }

  private static func isBehindObject(_ bytes: [UInt8], _ dot: Int) -> Bool {
    var end = dot
    while end > 0, "?!".utf8.contains(bytes[end - 1]) { end -= 1 }
    var begin = end
    while begin > 0, WordsInBytes.isPartOfWord(bytes[begin - 1]) { begin -= 1 }
    if begin == end { return end > 0 && ")]".utf8.contains(bytes[end - 1]) }
    return String(decoding: bytes[begin..<end], as: UTF8.self) != "self"
  }

  private static func isAssignment(_ rest: ArraySlice<UInt8>) -> Bool {
    let rest = rest.drop { $0 == UInt8(ascii: " ") }
    guard rest.first == UInt8(ascii: "=") else { return false }
    return rest.dropFirst().first != UInt8(ascii: "=")
  }
}
