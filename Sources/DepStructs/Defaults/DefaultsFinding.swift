/// Something about the read of a default that a policy's handler should know.
public struct DefaultsFinding: Sendable, CustomStringConvertible {
  /// The kinds of finding; more may come.
  public enum Kind: Sendable {
    /// A live default was read where reads are reported.
    case liveDefault
    /// A live default was read where it is forbidden.
    case forbiddenLiveDefault
    /// An allocator that was created outside of all scopes made its value with an override.
    case overrideKept
    /// A default was read on another thread than that of its confined override, or after the
    /// operation ended.
    case overrideOutOfReach
  }

  /// What was found.
  public let kind: Kind
  /// The `Dependencies` struct whose default was read.
  public let dependencies: any Any.Type
  /// The names of what was being built on this thread at the time, outermost first.
  public let path: [String]
  /// What a forbidden read gets in place of a failure.
  private let consequence: String

  init(_ kind: Kind, _ dependencies: any Any.Type, consequence: String = "") {
    self.kind = kind
    self.dependencies = dependencies
    self.path = ConstructionPath.names
    self.consequence = consequence
  }

  /// How to pass the dependencies to the type that nests the struct.
  private var argument: String {
    let path = typeName(dependencies).split(separator: ".")
    guard path.last == "Dependencies" else { return "the dependencies" }
    return "them to \(path.dropLast().joined(separator: "."))(dependencies: …)"
  }

  /// One sentence that names the type, then what to do.
  public var description: String {
    let name = typeName(dependencies)
    let via = path.isEmpty ? "" : " (while building \(path.joined(separator: " → ")))"
    switch kind {
    case .forbiddenLiveDefault:
      return """
        \(name).defaultDependencies was read\(via), and live defaults are forbidden here\
        \(consequence)
        Pass \(argument), or override the default: withDefaultDependencies(\(name)(…)) { … }
        """
    case .overrideKept:
      return """
        \(name).defaultDependencies returned an override\(via) to an allocator that outlives it
        Pass `.live` where the value is made: Allocator(.shared) { …(dependencies: .live) }
        """
    case .overrideOutOfReach:
      return """
        \(name).defaultDependencies was read\(via) on another thread than the one that its \
        confined override belongs to, or after its operation; the override is not used
        Make \(name) Sendable and override it without `confined:`
        """
    case .liveDefault:
      return "\(name).defaultDependencies was read\(via): `live` is handed out"
    }
  }
}
