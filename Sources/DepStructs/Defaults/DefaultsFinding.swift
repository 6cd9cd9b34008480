/// Something about the read of a default that a policy's handler should know.
public struct DefaultsFinding: Sendable, CustomStringConvertible {
  /// The kinds of finding; more may come.
  public enum Kind: Sendable {
    /// A live default was read where reads are reported.
    case liveDefault
    /// A live default was read where it is forbidden.
    case forbiddenLiveDefault
    /// What lives longer than the scope was built with an override, and keeps it.
    ///
    /// It is a static or global `let`, or the value of an allocator that was created outside of all
    /// scopes.
    case overrideKept
    /// A confined override was in force, but not for this thread or no more.
    case overrideOutOfReach
  }

  /// What was found.
  public let kind: Kind
  /// The `Dependencies` struct whose default was read.
  public let dependencies: any Any.Type
  /// The names of what was being built on this thread at the time, outermost first.
  public let path: [String]
  private let consequence: String

  init(_ kind: Kind, _ dependencies: any Any.Type, consequence: String = "") {
    self.kind = kind
    self.dependencies = dependencies
    self.path = ConstructionPath.names
    self.consequence = consequence
  }

  init(liveDefaultOf type: any Any.Type, _ policy: LiveDefaultsPolicy, hasDouble: Bool) {
    guard policy.action == .forbid else {
      self.init(.liveDefault, type)
      return
    }
    let handedOut =
      hasDouble
      ? "; its `unimplemented` is handed out"
      : "; `live` is handed out, for it does not conform to UnimplementedDependencies"
    self.init(.forbiddenLiveDefault, type, consequence: policy.traps ? "" : handedOut)
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
        Pass the dependencies, or override them: withDefaultDependencies(\(name)(…)) { … }
        """
    case .overrideKept:
      return """
        \(name).defaultDependencies returned an override\(via) to what outlives its scope: a \
        static or global `let` that is being initialised, or the value of a shared allocator
        Pass `.live` where that is declared: static let shared = …(dependencies: .live)
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
