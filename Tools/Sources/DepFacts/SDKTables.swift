/// Facts about types of SDKs and packages that no source of a project tells, one table each.
package struct SDKTables: Codable, Hashable, Sendable {
  /// A table that is a list of names.
  package enum List: String, CaseIterable, Codable, Sendable {
    /// Classes and protocols that are isolated to the main actor.
    case mainActorTypes
    /// Types that look as if they were, by their prefix, and are not.
    case nonisolatedTypes
    /// Values that may cross from one isolation to another.
    case sendableTypes
    /// Protocols that ask for a synthesised `Codable`.
    case codableProtocols
    /// Classes with `init()` as their only designated initializer.
    case plainClasses
    /// Classes that have a property `dependencies` themselves.
    case classesWithDependencies
    /// Types and functions that every platform has, so that a field of one needs no condition.
    case everywhereTypes
    /// Types of which a call makes a value of just that type, and never nil.
    case typesMadeByCalling
    /// Functions that have run their closures, and keep none, when they return.
    case closuresThatStay
    /// Modules that give these names no other meaning.
    case modulesWithStandardNames
    /// Functions whose closures may run on another thread.
    case closuresThatCross
    /// Attributes of types that add no code to them.
    case plainAttributes
    /// Protocols whose types may cross from one isolation to another.
    case sendableProtocols
  }

  /// The designated initializers of a class, which a subclass has to override or to call.
  package struct Superclass: Codable, Hashable, Sendable {
    /// The parameters of each initializer but `init?(coder:)`: `frame: CGRect`.
    package var overrides: [String]
    /// The parameters that an initializer gets that takes dependencies: `frame: CGRect = .zero`.
    package var parameters: String
    /// What that one passes: `nibName: nil, bundle: nil`; empty for its parameters.
    package var arguments: String

    package init(overrides: [String], parameters: String = "", arguments: String = "") {
      self.overrides = overrides
      self.parameters = parameters
      self.arguments = arguments
    }
  }

  package var lists: [List: Set<String>] = [:]
  /// The types of members, by their names: `Bundle.bundleURL` is a `URL`.
  package var memberTypes: [String: String] = [:]
  /// The initializers that a protocol demands: `init(from:)`; empty for none.
  package var protocolInitializers: [String: [String]] = [:]
  package var superclasses: [String: Superclass] = [:]

  /// The names of all tables, as JSON has them.
  package static let names =
    List.allCases.map(\.rawValue) + [memberTypes, protocolInitializers, superclasses]
  package static let memberTypes = "memberTypes"
  package static let protocolInitializers = "protocolInitializers"
  package static let superclasses = "superclasses"

  package init() {}

  /// Adds other tables, which win where both know a name.
  package mutating func add(_ other: SDKTables) {
    lists.merge(other.lists) { $0.union($1) }
    memberTypes.merge(other.memberTypes) { $1 }
    protocolInitializers.merge(other.protocolInitializers) { $1 }
    superclasses.merge(other.superclasses) { $1 }
  }
}
