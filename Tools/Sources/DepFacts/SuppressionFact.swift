/// A comment `// depstructs:ignore rule - reason`.
package struct SuppressionFact: Codable, Hashable, Sendable {
  /// The rules that it names; empty means that it names none, which is a finding.
  package var rules: [String]
  /// The text after the dash; nil when there is none, which is a finding.
  package var reason: String?
  package var position: SourcePosition
  /// The lines that it silences, from `firstLine` to `lastLine`.
  ///
  /// A comment on a line of code silences that line; a comment on a line of its own silences the
  /// next line of code, or the whole declaration that begins there.
  package var firstLine: Int32
  package var lastLine: Int32

  package init(
    rules: [String], reason: String?, position: SourcePosition, firstLine: Int32, lastLine: Int32
  ) {
    self.rules = rules
    self.reason = reason
    self.position = position
    self.firstLine = firstLine
    self.lastLine = lastLine
  }
}

/// Something in the file that could not be read, so that findings may be missing.
package struct ObstacleFact: Codable, Hashable, Sendable {
  package enum Kind: UInt8, Codable, Hashable, Sendable {
    case syntaxError, nestedTooDeep, invalidUTF8
  }

  package var kind: Kind
  package var message: String
  package var position: SourcePosition

  package init(kind: Kind, message: String, position: SourcePosition) {
    self.kind = kind
    self.message = message
    self.position = position
  }
}

/// A target of a `Package.swift`.
package struct ManifestTargetFact: Codable, Hashable, Sendable {
  package enum Kind: UInt8, Codable, Hashable, Sendable {
    case regular, executable, test, plugin, macro
  }

  package var kind: Kind
  package var name: String
  /// The folder relative to the manifest where it is written.
  package var path: String?
  /// Whether its declarations are on the main actor where they say nothing else.
  package var isOnMainActor: Bool
  /// Whether it is compiled in a mode in which what crosses threads is no error.
  package var isBeforeSwift6: Bool
  /// The names of the targets and products that it depends on, in the order of the manifest.
  package var dependencies: [String]
  /// Whether a library of the package has it, so that other packages can import it.
  package var isInLibrary: Bool

  package init(
    kind: Kind, name: String, path: String?, isOnMainActor: Bool = false,
    isBeforeSwift6: Bool = false, dependencies: [String] = [], isInLibrary: Bool = false
  ) {
    self.kind = kind
    self.name = name
    self.path = path
    self.isOnMainActor = isOnMainActor
    self.isBeforeSwift6 = isBeforeSwift6
    self.dependencies = dependencies
    self.isInLibrary = isInLibrary
  }
}
