/// A chain of names as written, such as `NetworkAPI.shared.get(_:)`.
package struct PathFact: Codable, Hashable, Sendable {
  /// The names from the left.
  ///
  /// A call is part of its name with the labels of its arguments: `current()`, `get(_:)`,
  /// `Date(timeIntervalSinceNow:)`; a trailing closure counts as `_:`. Generic arguments,
  /// `?` and `!` are left out. The first component is
  /// - `""` for an implicit member (`.shared`),
  /// - `"*"` where the chain begins with something that is not a name (`items[0].shuffled()`),
  /// - `"Self"` for `Self` and for `type(of: self)`,
  /// - `"self"` for an explicit `self`,
  /// - an attribute as written, `"@Injected(…)"`, for the wrapper of a local variable.
  /// Chains are cut after six components.
  package var components: [String]

  package init(_ components: [String]) { self.components = components }
}

/// One place that reaches for a name which is not local to the function around it.
package struct UseFact: Codable, Hashable, Sendable {
  package enum Place: UInt8, Codable, Hashable, Sendable {
    /// A body of a function, accessor, initializer or deinitializer.
    case body
    /// The initializer of a property.
    case propertyInitializer
    /// The default of a parameter.
    case defaultArgument
    /// The argument of an attribute.
    case attribute
    /// A statement of the file itself, outside every declaration.
    case topLevel
    /// A body of `#Preview` or of a `PreviewProvider`.
    case preview
  }

  package enum Role: UInt8, Codable, Hashable, Sendable {
    case read, write, `inout`
  }

  package struct Flags: OptionSet, Codable, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// It stands inside a closure.
    package static let inClosure = Self(rawValue: 1 << 0)
    /// It stands in a branch of `#if`.
    package static let inConditionalCode = Self(rawValue: 1 << 1)
    /// It stands in a local function or local type.
    package static let inLocalDeclaration = Self(rawValue: 1 << 2)
    /// The first component is a name that is bound nearer than the file: a generic parameter.
    package static let isGenericParameter = Self(rawValue: 1 << 3)
    /// A subscript follows the last component: `Settings[\.theme]`.
    package static let isSubscripted = Self(rawValue: 1 << 4)
    /// The chain is a call of which the code does nothing but pass the result to constructions.
    package static let isHandedOn = Self(rawValue: 1 << 5)
  }

  /// Where the chain begins.
  package var position: SourcePosition
  /// The index into ``FileFacts/paths``.
  package var path: Int32
  /// The index of the type or extension around it; -1 at file level.
  package var type: Int32
  /// The index of the member around it; -1 for none.
  package var member: Int32
  /// The index into ``FileFacts/contexts``; -1 for none.
  package var context: Int32
  package var place: Place
  package var role: Role
  package var flags: Flags

  package init(
    position: SourcePosition, path: Int32, type: Int32, member: Int32, context: Int32,
    place: Place, role: Role, flags: Flags
  ) {
    self.position = position
    self.path = path
    self.type = type
    self.member = member
    self.context = context
    self.place = place
    self.role = role
    self.flags = flags
  }
}

extension UseFact {
  /// Whether it is the static subscript of a type, given the components of its path.
  package func isSubscriptedName(_ components: [String]) -> Bool {
    flags.contains(.isSubscripted) && components.count == 1
      && components[0].first?.isUppercase == true && !components[0].hasSuffix(")")
  }
}

/// What surrounds a use, where that decides what the use means.
package struct UseContext: Codable, Hashable, Sendable {
  package enum Kind: UInt8, Codable, Hashable, Sendable {
    /// The type is written: `let api: NetworkAPI = .shared`, `return .shared`. `text` is the type.
    case writtenType
    /// It is an argument of a call. `path` is what is called; `label` and `index` say which one.
    case argument
    /// It is assigned or compared to `path`.
    case assignment
    /// It is cast by `as`, `as?` or `as!`. `text` is the type.
    case cast
    /// It is passed a type: `container.resolve(API.self)`. `text` is the type.
    case typeArgument
  }

  package var kind: Kind
  package var text: String
  package var path: [String]
  /// The label of the argument; `_` for none.
  package var label: String
  package var index: Int32

  package init(
    kind: Kind, text: String = "", path: [String] = [], label: String = "_", index: Int32 = 0
  ) {
    self.kind = kind
    self.text = text
    self.path = path
    self.label = label
    self.index = index
  }
}
