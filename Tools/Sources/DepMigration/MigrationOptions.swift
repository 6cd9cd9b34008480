import DepModel

/// How types are to be rewritten.
package struct MigrationOptions: Hashable, Sendable {
  /// What stands between a type and the project's own types that it depends on.
  package enum Protocols: String, CaseIterable, Sendable {
    /// A protocol that fits, or else a new one with the members that are used.
    case extract
    /// A protocol that fits, or else the type itself.
    case existing
    /// The type itself.
    case concrete
  }

  /// Whether `Dependencies` conforms to the library's protocol.
  package enum Convention: String, CaseIterable, Sendable {
    /// The library in modules that have it, see ``ProjectModel/libraryModules``; else bare.
    case automatic
    /// `TransitionalDependencies`, with `import DepStructs` where it is missing.
    case library
    /// A static `defaultDependencies` and no import.
    case bare
  }

  /// What stands between a type and the singletons of SDKs that it depends on.
  package enum SDKForm: String, CaseIterable, Sendable {
    /// A closure for each member that is used, where the tables of SDKs know one.
    case closures
    /// The type of the singleton.
    case concrete
    /// Closures for a singleton that no test can make, and the type of any other.
    case testable
  }

  package var protocols = Protocols.extract
  package var sdkForm = SDKForm.testable
  package var convention = Convention.automatic
  /// Whether parameters with a default that hands over a singleton become fields too.
  package var collectsDefaults = false
  /// Whether static functions take the dependencies as a parameter.
  package var convertsFunctions = false

  /// Whether types that are handed a container take what they read of it.
  package var convertsHandedContainers = false
  /// Whether types that stand in for others in tests and previews are left.
  package var leavesTestDoubles = false
  /// Whether types are left that would go on hiding half of what they hide, or more.
  package var leavesMostlyHidden = false

  /// Whether such types are changed all the same.
  package var changesHalves = false

  /// How many objects of a container a type may take; nil for any number.
  package var mostFields: Int?

  /// What the property is called in types that have a member `dependencies` already; nil to leave
  /// these types.
  package var otherPropertyName: String?

  /// ``mostFields`` for types that the command line does not name.
  package static let mostFieldsUnasked = ComposedObjects.mostFields

  /// Whether a type that would hide half of what it hides is to be refused now.
  ///
  /// What it reads from a container that it is handed moves later.
  var refusesHalves: Bool {
    leavesMostlyHidden && !changesHalves && !convertsHandedContainers
  }

  package init() {}
}
