import DepModel

/// The names of members that code asks for behind an object other than `self`.
///
/// Facts do not hold what is asked of local names, so that the bytes of the files are read.
package struct ForeignMembers: Sendable {
  /// Those that some code reads or changes.
  package private(set) var used: Set<String> = []
  /// The objects behind which code asks for them, where these are to be noted.
  package private(set) var read: [String: Set<Base>] = [:]
  /// Those that some code names and does not call.
  package private(set) var uncalled: Set<String> = []
  /// For those that some code assigns, or whose property wrapper it names, the objects: `model` of
  /// `model.api = mock` and `model.$api`.
  package private(set) var assigned: [String: Set<Base>] = [:]
  /// The same for those of which some code assigns a member: `model.config.limit = 3`.
  package private(set) var changed: [String: Set<Base>] = [:]

  private var overrides = OverridingClosures()

  /// An object that code changes.
  package struct Base: Hashable, Sendable {
    /// Its type; nil where the nearest declaration before the place does not write it.
    package let type: String?
    package let file: Int
    /// The property wrapper that fills it, with its arguments: `Injected(\.api)`.
    package let wrapper: String?
    /// Its name, where it is a property that no declaration of the file before the place has.
    package let property: String?
    /// The type that has the property, where code names it: `Session` of `Session.shared.api`.
    package var owner: String?
  }

  private var notesReads = false

  /// Looks for these names in all files of the project.
  package init(_ names: Set<String>, in project: ProjectTrees, notingReads: Bool = false) {
    guard !names.isEmpty else { return }
    notesReads = notingReads
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
      if notesReads { read[name, default: []].insert(Self.base(bytes, dot, file)) }
      if let next = bytes[end...].first, !"({<".utf8.contains(next),
        !(next == UInt8(ascii: " ") && bytes[(end + 1)...].first == UInt8(ascii: "{"))
      {
        uncalled.insert(name)
      }
      if isWrapper || Self.isAssignment(bytes[end...]), !overrides.contain(bytes, dot) {
        assigned[name, default: []].insert(Self.base(bytes, dot, file))
      } else if let rest = Self.behindMembers(bytes, end), Self.isAssignment(bytes[rest...]),
        !overrides.contain(bytes, dot)
      {
        changed[name, default: []].insert(Self.base(bytes, dot, file))
      }
    }
  }

  /// What is known of the object before a dot.
  private static func base(_ bytes: [UInt8], _ dot: Int, _ file: Int) -> Base {
    guard let name = nameBehind(bytes, dot) else {
      return Base(type: nil, file: file, wrapper: nil, property: nil)
    }
    let text = String(decoding: bytes[name], as: UTF8.self)
    if name.lowerBound > 0, bytes[name.lowerBound - 1] == UInt8(ascii: ".") {
      let owner = nameBehind(bytes, name.lowerBound - 1)
        .map { String(decoding: bytes[$0], as: UTF8.self) }
      return Base(
        type: nil, file: file, wrapper: nil, property: text,
        owner: owner.flatMap { $0.isCapitalized ? $0 : nil })
    }
    let declarations = BaseType(bytes: bytes)
    return Base(
      type: declarations.type(ofNameAt: name), file: file,
      wrapper: declarations.wrapper(ofNameAt: name),
      property: declarations.declares(nameAt: name) ? nil : text)
  }

  /// The name before a dot.
  private static func nameBehind(_ bytes: [UInt8], _ dot: Int) -> Range<Int>? {
    var end = dot
    while end > 0, "?!".utf8.contains(bytes[end - 1]) { end -= 1 }
    var begin = end
    while begin > 0, WordsInBytes.isPartOfWord(bytes[begin - 1]) { begin -= 1 }
    return begin < end ? begin..<end : nil
  }

  private static func isBehindObject(_ bytes: [UInt8], _ dot: Int) -> Bool {
    var end = dot
    while end > 0, "?!".utf8.contains(bytes[end - 1]) { end -= 1 }
    var begin = end
    while begin > 0, WordsInBytes.isPartOfWord(bytes[begin - 1]) { begin -= 1 }
    if begin == end { return end > 0 && ")]".utf8.contains(bytes[end - 1]) }
    return String(decoding: bytes[begin..<end], as: UTF8.self) != "self"
  }

  /// Where the members end that code asks for behind a name; nil for none.
  private static func behindMembers(_ bytes: [UInt8], _ start: Int) -> Int? {
    var end = start
    while end + 1 < bytes.endIndex, bytes[end] == UInt8(ascii: "."),
      WordsInBytes.isPartOfWord(bytes[end + 1])
    {
      end += 1
      while end < bytes.endIndex, WordsInBytes.isPartOfWord(bytes[end]) { end += 1 }
    }
    return end > start ? end : nil
  }

  private static func isAssignment(_ rest: ArraySlice<UInt8>) -> Bool {
    var rest = rest.drop { $0 == UInt8(ascii: " ") }
    // `+=` assigns as well.
    if let first = rest.first, "+-*/%&|^".utf8.contains(first) { rest = rest.dropFirst() }
    guard rest.first == UInt8(ascii: "=") else { return false }
    return rest.dropFirst().first != UInt8(ascii: "=")
  }
}
