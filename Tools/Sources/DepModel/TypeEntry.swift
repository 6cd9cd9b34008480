package import DepFacts

/// A type that the project declares, together with its extensions.
package struct TypeEntry: Hashable, Sendable {
  /// The name with the types around it: `Feed.Reader`.
  package var name: String
  package var module: String
  package var kind: TypeFact.Kind
  package var place: Place
  package var access: AccessLevel
  /// Superclass and protocols, of the declaration and its extensions, sorted.
  package var inherited: [String]
  /// What ``inherited`` means, with aliases and compositions resolved; in the same order.
  package var parents: [Parent] = []
  package var isTest: Bool
  /// Why its uses are not counted, for a composition root and the like.
  package var exemption: ExemptUse.Reason?
  /// Its nested `Dependencies`, where it has one.
  package var dependencies: DependenciesShape?
  /// Names of the instance members that others can see, initializers left out; sorted.
  package var members: [String] = []
  /// How many initializers it writes, with its extensions.
  package var initializerCount = 0

  package init(
    name: String, module: String, kind: TypeFact.Kind, place: Place, access: AccessLevel,
    inherited: [String], isTest: Bool, exemption: ExemptUse.Reason?,
    dependencies: DependenciesShape?
  ) {
    self.name = name
    self.module = module
    self.kind = kind
    self.place = place
    self.access = access
    self.inherited = inherited
    self.isTest = isTest
    self.exemption = exemption
    self.dependencies = dependencies
  }

  /// A superclass or protocol that a type names after its colon.
  package struct Parent: Hashable, Sendable {
    /// As in ``TypeEntry/inherited``.
    package var written: String
    /// The name of the type that it stands for.
    package var name: String
    /// The index into ``ProjectModel/types``; a type of an SDK has one if the project extends it.
    package var type: Int?

    package init(written: String, name: String, type: Int?) {
      self.written = written
      self.name = name
      self.type = type
    }
  }
}

/// What a type's nested `struct Dependencies` looks like.
package struct DependenciesShape: Hashable, Sendable {
  package struct Field: Hashable, Sendable {
    package var name: String
    package var type: String
    package var place: Place
    /// The project's type or protocol that the field's type names.
    package var typeID: Int?

    package init(name: String, type: String, place: Place, typeID: Int?) {
      self.name = name
      self.type = type
      self.place = place
      self.typeID = typeID
    }
  }

  package var place: Place
  /// In order of declaration.
  package var fields: [Field]
  /// Whether some initializer of the type takes it with a default.
  package var hasDefault: Bool
  /// Whether it declares `static var live`.
  package var hasLive: Bool
  /// The stored property that holds it; nil when none does.
  package var property: String?
  package var propertyPlace: Place?
  package var isStoredAsVariable: Bool
  /// Whether that property is public or open.
  package var isExposed: Bool
  /// The types whose defaults its `live` builds from, for cycles; sorted.
  package var liveNeeds: [Int]
  /// Whether the struct is passed, copied or returned as a whole, so that others use its fields.
  package var isUsedWhole = false
  /// Whether the type hands itself the default: `self.init(dependencies: .defaultDependencies)`.
  package var handsItselfDefault = false
  /// Whether a static function takes it with a default, or has a second form without it.
  package var isDefaultOfFunctions = false

  /// Whether callers can leave the dependencies out, so that a default supplies them.
  package var isTransitional: Bool { hasDefaultForInstances || isDefaultOfFunctions }
  /// The same for code that makes instances.
  package var hasDefaultForInstances: Bool { hasDefault || handsItselfDefault }

  package init(
    place: Place, fields: [Field], hasDefault: Bool, hasLive: Bool, property: String?,
    propertyPlace: Place?, isStoredAsVariable: Bool, isExposed: Bool, liveNeeds: [Int]
  ) {
    self.place = place
    self.fields = fields
    self.hasDefault = hasDefault
    self.hasLive = hasLive
    self.property = property
    self.propertyPlace = propertyPlace
    self.isStoredAsVariable = isStoredAsVariable
    self.isExposed = isExposed
    self.liveNeeds = liveNeeds
  }
}
