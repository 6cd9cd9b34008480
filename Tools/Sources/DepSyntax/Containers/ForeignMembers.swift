/// The names of members that code asks for behind an object other than `self`.
///
/// Facts do not hold what is asked of local names, so that the bytes of the files are read.
package struct ForeignMembers: Sendable {
  /// Those that some code reads or changes.
  package private(set) var used: Set<String> = []
  /// Those that some code assigns, or whose property wrapper it names: `model.api = mock`,
  /// `model.$api`.
  package private(set) var assigned: Set<String> = []

  /// Looks for these names in all files of the project.
  package init(_ names: Set<String>, in project: ProjectTrees) {
    guard !names.isEmpty else { return }
    for file in project.records.indices {
      guard let bytes = project.bytes(of: file) else { continue }
      note(names, in: bytes)
    }
  }

  private mutating func note(_ names: Set<String>, in bytes: [UInt8]) {
    for dot in bytes.indices.dropFirst() where bytes[dot] == UInt8(ascii: ".") {
      var start = dot + 1
      let isWrapper = start < bytes.endIndex && bytes[start] == UInt8(ascii: "$")
      if isWrapper { start += 1 }
      var end = start
      while end < bytes.endIndex, Self.isPartOfName(bytes[end]) { end += 1 }
      guard end > start, Self.isBehindObject(bytes, dot) else { continue }
      let name = String(decoding: bytes[start..<end], as: UTF8.self)
      guard names.contains(name) else { continue }
      used.insert(name)
      if isWrapper || Self.isAssignment(bytes[end...]) { assigned.insert(name) }
    }
  }

  private static func isBehindObject(_ bytes: [UInt8], _ dot: Int) -> Bool {
    var end = dot
    while end > 0, "?!".utf8.contains(bytes[end - 1]) { end -= 1 }
    var begin = end
    while begin > 0, isPartOfName(bytes[begin - 1]) { begin -= 1 }
    if begin == end { return end > 0 && ")]".utf8.contains(bytes[end - 1]) }
    return String(decoding: bytes[begin..<end], as: UTF8.self) != "self"
  }

  private static func isAssignment(_ rest: ArraySlice<UInt8>) -> Bool {
    let rest = rest.drop { $0 == UInt8(ascii: " ") }
    guard rest.first == UInt8(ascii: "=") else { return false }
    return rest.dropFirst().first != UInt8(ascii: "=")
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80
      || (byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z"))
      || (byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z"))
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }
}
