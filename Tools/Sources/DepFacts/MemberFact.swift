/// A property, function, initializer, subscript or enum case, of a type or of the file.
package struct MemberFact: Codable, Hashable, Sendable {
  package enum Kind: UInt8, Codable, Hashable, Sendable {
    case storedProperty, computedProperty, function, initializer, `subscript`, enumCase,
      deinitializer
  }

  package var kind: Kind
  /// The base name; `init`, `subscript` and `deinit` for those.
  package var name: String
  /// The index of the type or extension that holds it; -1 at file level.
  package var owner: Int32
  package var access: AccessLevel
  /// The access of the setter where it is written, as in `private(set)`.
  package var setterAccess: AccessLevel
  package var flags: MemberFlags
  package var position: SourcePosition
  /// The type of a property or the result of a function, as written, with spaces normalized.
  package var type: String?
  /// What the property's initializer, or the single expression of its getter or body, looks like.
  package var value: ValueShape?
  package var parameters: [ParameterFact]
  package var attributes: [AttributeFact]
  /// The names that stand for any type in a function, an initializer or a subscript.
  package var genericParameters: [String]

  package init(
    kind: Kind, name: String, owner: Int32, access: AccessLevel = .implicit,
    setterAccess: AccessLevel = .implicit, flags: MemberFlags = [], position: SourcePosition,
    type: String? = nil, value: ValueShape? = nil, parameters: [ParameterFact] = [],
    attributes: [AttributeFact] = [], genericParameters: [String] = []
  ) {
    self.kind = kind
    self.name = name
    self.owner = owner
    self.access = access
    self.setterAccess = setterAccess
    self.flags = flags
    self.position = position
    self.type = type
    self.value = value
    self.parameters = parameters
    self.attributes = attributes
    self.genericParameters = genericParameters
  }
}

extension MemberFact {
  /// Whether instances of its type have it as a property.
  package var isProperty: Bool {
    !flags.contains(.isStatic) && (kind == .storedProperty || kind == .computedProperty)
  }

  /// Whether a getter and a setter stand for a value that is kept elsewhere, as behind a lock.
  package var isReplaceable: Bool { kind == .computedProperty && flags.contains(.hasSetter) }
}

/// Modifiers and effects of a member.
package struct MemberFlags: OptionSet, Codable, Hashable, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// `static` or `class`.
  package static let isStatic = Self(rawValue: 1 << 0)
  /// `let`; without it a property is a `var`.
  package static let isLet = Self(rawValue: 1 << 1)
  package static let isLazy = Self(rawValue: 1 << 2)
  /// `weak` or `unowned`.
  package static let isWeak = Self(rawValue: 1 << 3)
  package static let isOverride = Self(rawValue: 1 << 4)
  package static let isAsync = Self(rawValue: 1 << 5)
  package static let isThrowing = Self(rawValue: 1 << 6)
  package static let isConvenience = Self(rawValue: 1 << 7)
  package static let isRequired = Self(rawValue: 1 << 8)
  package static let isFailable = Self(rawValue: 1 << 9)
  package static let isNonisolated = Self(rawValue: 1 << 10)
  /// A computed property that has a setter too.
  package static let hasSetter = Self(rawValue: 1 << 11)
}

/// A parameter of a function, initializer, subscript or enum case.
package struct ParameterFact: Codable, Hashable, Sendable {
  /// The argument label; `_` for none.
  package var label: String
  /// The name inside the body.
  package var name: String
  package var type: String
  package var hasDefault: Bool

  package init(label: String, name: String, type: String, hasDefault: Bool) {
    self.label = label
    self.name = name
    self.type = type
    self.hasDefault = hasDefault
  }
}

/// An attribute of a member, such as a property wrapper.
package struct AttributeFact: Codable, Hashable, Sendable {
  /// The name without `@`.
  package var name: String
  /// The arguments as written, without the parentheses; nil when there are none.
  package var arguments: String?
  package var position: SourcePosition

  package init(name: String, arguments: String?, position: SourcePosition) {
    self.name = name
    self.arguments = arguments
    self.position = position
  }
}

/// What an expression makes, as far as its form alone tells.
package struct ValueShape: Codable, Hashable, Sendable {
  package enum Kind: UInt8, Codable, Hashable, Sendable {
    /// A number, string, array, dictionary, Boolean or nil.
    case literal
    /// A call: of a type (`NetworkAPI()`, `.init()`), a function or a method.
    case call
    /// A chain of names that ends without a call.
    case reference
    /// A closure, which is not called here.
    case closure
    /// Anything else.
    case other
  }

  package var kind: Kind
  /// The chain as in ``PathFact``; empty for literals, closures and others.
  package var path: [String]
  /// The type behind `as`, `as?` or `as!`.
  package var castType: String?
  /// Whether it is the result of a closure that is called at once: `{ … }()`.
  package var isClosureResult: Bool

  package init(
    kind: Kind, path: [String] = [], castType: String? = nil, isClosureResult: Bool = false
  ) {
    self.kind = kind
    self.path = path
    self.castType = castType
    self.isClosureResult = isClosureResult
  }

  /// The name before the parentheses of a call, which is that of a type where it makes one.
  package var calledName: String? {
    guard kind == .call, let first = path.first else { return nil }
    return String(first.prefix { $0 != "(" })
  }
}

/// A type alias.
package struct AliasFact: Codable, Hashable, Sendable {
  package var name: String
  /// The index of the type around it; -1 at file level.
  package var owner: Int32
  package var target: String
  package var access: AccessLevel
  package var position: SourcePosition

  package init(
    name: String, owner: Int32, target: String, access: AccessLevel = .implicit,
    position: SourcePosition
  ) {
    self.name = name
    self.owner = owner
    self.target = target
    self.access = access
    self.position = position
  }
}
