/// A declaration of a type, or an extension of one.
package struct TypeFact: Codable, Hashable, Sendable {
  package enum Kind: UInt8, Codable, Hashable, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  package var kind: Kind
  /// The name as written: one name, or a dotted path for an extension of a nested type.
  package var name: String
  /// The index of the type or extension around it.
  package var parent: Int32
  package var access: AccessLevel
  package var position: SourcePosition
  /// The line on which the declaration ends.
  package var lastLine: Int32
  /// The types after the colon, without generic arguments; constraints are left out.
  package var inherited: [String]
  /// The names of its attributes without the at sign, such as `main`.
  package var attributes: [String]
  package var genericParameters: [String]
  package var isFinal: Bool
  /// Whether it stands in the body of a function, where other files cannot see it.
  package var isLocal: Bool
  package var isNonisolated: Bool
  /// Whether it stands in a branch of `#if`.
  package var isConditional: Bool

  package init(
    kind: Kind, name: String, parent: Int32, access: AccessLevel, position: SourcePosition,
    lastLine: Int32, inherited: [String] = [], attributes: [String] = [],
    genericParameters: [String] = [], isFinal: Bool = false, isLocal: Bool = false,
    isNonisolated: Bool = false, isConditional: Bool = false
  ) {
    self.kind = kind
    self.name = name
    self.parent = parent
    self.access = access
    self.position = position
    self.lastLine = lastLine
    self.inherited = inherited
    self.attributes = attributes
    self.genericParameters = genericParameters
    self.isFinal = isFinal
    self.isLocal = isLocal
    self.isNonisolated = isNonisolated
    self.isConditional = isConditional
  }
}

/// How far a declaration can be seen; `implicit` where nothing is written.
package enum AccessLevel: UInt8, Codable, Hashable, Sendable {
  case `private`, `fileprivate`, implicit, `internal`, package, `public`, open
}
