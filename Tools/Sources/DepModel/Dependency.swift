package import DepFacts

/// One place where a type depends on something.
package struct Dependency: Hashable, Sendable {
  /// How visible it is, from the worst to the best.
  package enum State: String, Codable, CaseIterable, Comparable, Sendable {
    case hidden, defaulted, transitional, injected

    /// What is counted: places that reach for something, or fields of a `Dependencies`.
    package var unit: String {
      switch self {
      case .hidden, .defaulted: "place"
      case .transitional, .injected: "field"
      }
    }

    package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .hidden: 0
      case .defaulted: 1
      case .transitional: 2
      case .injected: 3
      }
    }
  }

  /// What is depended on.
  package enum Kind: String, Codable, CaseIterable, Sendable {
    /// A stored static or global of the project, or of a package it uses.
    case singleton
    /// A singleton of an SDK, from the catalogue.
    case systemSingleton
    /// A value that the surroundings decide: the time, chance, the locale, the environment.
    case ambientValue
    /// A global registry, container or environment that hands out dependencies.
    case locator
    /// A property wrapper that fetches from one.
    case wrapper
    /// A variable outside every type, or a static one that some code assigns.
    case globalVariable
    /// A static function or property of the project, or a function at file level, that reaches an
    /// effect.
    case staticFacade
    /// An object made in place, whose type has dependencies itself.
    case construction
    /// A field of a `Dependencies` struct, or a parameter with a default.
    case field
  }

  package var state: State
  package var kind: Kind
  /// The index into ``ProjectModel/files``.
  package var file: Int
  package var position: SourcePosition
  /// The thing as written, without the rest of the chain: `FileManager.default`, `Date()`.
  package var expression: String
  /// The index into ``ProjectModel/types`` of the type that depends; nil at file level.
  package var owner: Int?
  /// The member that holds the place: `load()`, `init(api:)`, `api`; empty at file level.
  package var member: String
  package var place: UseFact.Place
  package var role: UseFact.Role
  package var target: Target
  /// The field that it should become.
  package var suggestion: FieldSuggestion?
  /// Whether it stands in a closure or a `lazy var`, which runs later.
  package var isDeferred = false
  /// The use that it was read from; nil for a field and for a property wrapper.
  package var use: UseReference?
  /// What the closure of a field makes or reads in `live`, else the project's type that it returns;
  /// nil for other fields, and where neither is known.
  package var closureTarget: ClosureTarget?

  /// What it reaches; nil for a field, and where nothing tells.
  package var reach: EffectReach?

  package init(
    state: State, kind: Kind, file: Int, position: SourcePosition, expression: String,
    owner: Int?, member: String, place: UseFact.Place, role: UseFact.Role, target: Target,
    suggestion: FieldSuggestion?
  ) {
    self.state = state
    self.kind = kind
    self.file = file
    self.position = position
    self.expression = expression
    self.owner = owner
    self.member = member
    self.place = place
    self.role = role
    self.target = target
    self.suggestion = suggestion
  }

  /// What a closure leads to.
  package struct ClosureTarget: Hashable, Sendable {
    package var kind: Kind
    package var target: Target

    package init(kind: Kind, target: Target) {
      self.kind = kind
      self.target = target
    }
  }

  /// What the place reaches.
  package struct Target: Hashable, Comparable, Sendable {
    /// The name to show, such as `NetworkAPI.shared`, `FileManager.default` or `APIProtocol`.
    package var name: String
    /// The index into ``ProjectModel/types`` where the project declares the type.
    package var type: Int?
    /// The index into ``ProjectModel/singletons`` where it is one of the project's.
    package var singleton: Int?

    package init(name: String, type: Int? = nil, singleton: Int? = nil) {
      self.name = name
      self.type = type
      self.singleton = singleton
    }

    package static func < (left: Self, right: Self) -> Bool {
      (left.name, left.type ?? -1, left.singleton ?? -1)
        < (right.name, right.type ?? -1, right.singleton ?? -1)
    }
  }
}
