/// A directive with an unknown word.
struct DirectiveError: Error, Equatable, CustomStringConvertible {
  let description: String
}

extension Directive {
  /// Reads a comment line; nil where it is no directive at all.
  ///
  /// - Throws: ``DirectiveError`` for a word that is not known: a typing mistake must not turn into
  ///   a block that no test compiles.
  init?(comment line: String) throws {
    guard let content = Self.content(ofComment: line) else { return nil }
    guard let colon = content.firstIndex(of: ":"),
      content[..<colon].allSatisfy({ $0.isLetter || $0 == "-" })
    else { return nil }
    guard let kind = Kind(rawValue: String(content[..<colon])) else {
      throw DirectiveError(description: "unknown directive '\(content[..<colon])'")
    }
    self.init()
    self.kind = kind
    for word in try DirectiveWord.words(in: content[content.index(after: colon)...]) {
      try apply(word)
    }
    if kind != .compile, groups.isEmpty {
      throw DirectiveError(description: "'\(kind.rawValue)' needs a group")
    }
  }

  private static func content(ofComment line: String) -> Substring? {
    let trimmed = line.trimmed
    guard trimmed.hasPrefix("<!--"), trimmed.hasSuffix("-->"), trimmed.count >= 7 else {
      return nil
    }
    return Substring(String(trimmed.dropFirst(4).dropLast(3)).trimmed)
  }

  private mutating func apply(_ word: DirectiveWord) throws {
    switch (word.key, word.value) {
    case ("group", let value?): groups += value.list
    case ("target", let value?): target = Target(value)
    case ("stubs", let value?): stubs += value.list
    case ("context", let value?): contexts += value.list
    case ("isolation", let value?): isolation = value
    case ("body", let isolation): shape = isolation.map(Shape.isolatedBody) ?? .body
    case ("main", nil): shape = .main
    case ("fails", nil): fails = true
    case ("expect-error", let value?): expectedErrors.append(value)
    case ("expect-warning", let value?): expectedWarnings.append(value)
    case ("mode", "both"): modes = LanguageMode.allCases
    case ("mode", let value?):
      guard let mode = LanguageMode(rawValue: value) else {
        throw DirectiveError(description: "unknown language mode '\(value)'")
      }
      modes = [mode]
    default: throw DirectiveError(description: "unknown word '\(word.key)' in a directive")
    }
  }
}

extension Directive.Target {
  init(_ name: String) {
    switch name {
    case "app": self = .app
    case "test": self = .test
    case "manifest": self = .manifest
    default: self = .library(name)
    }
  }
}

extension String {
  fileprivate var list: [String] { split(separator: ",").map { String($0).trimmed } }

  /// The text without white space at its ends.
  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
