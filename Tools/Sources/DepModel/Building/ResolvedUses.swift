import DepFacts

/// What the files give together.
struct ResolvedUses: Sendable {
  var dependencies: [Dependency] = []
  var exemptUses: [ExemptUse] = []
  var notUnderstood: [NotUnderstood] = []
  var made: [Made] = []
  var variables: [Variable] = []
  /// For each singleton, the places that reach it and count.
  var useCounts: [Int: Int] = [:]
  var flow = EffectFlow()

  /// Adds a dependency with its state, or lists the place apart.
  mutating func add(_ dependency: Dependency, _ decision: CountingPolicy.Decision) {
    switch decision {
    case .counts(let state):
      var dependency = dependency
      dependency.state = state
      dependencies.append(dependency)
    case .exempt(let reason):
      var entry = ExemptUse(
        reason: reason, place: Place(file: dependency.file, position: dependency.position),
        expression: dependency.expression, owner: dependency.owner, member: dependency.member,
        target: dependency.target)
      entry.isDeferred = dependency.isDeferred
      entry.kind = dependency.kind
      entry.use = dependency.use
      exemptUses.append(entry)
    }
  }

  mutating func append(_ other: ResolvedUses) {
    dependencies += other.dependencies
    exemptUses += other.exemptUses
    notUnderstood += other.notUnderstood
    made += other.made
    variables += other.variables
    flow.append(other.flow)
    useCounts.merge(other.useCounts, uniquingKeysWith: +)
  }

  /// A place that makes an object, before it is known what the object hides.
  struct Made: Sendable {
    var use: UseFact
    var reference: UseReference
    var file: Int
    var owner: Int?
    var type: Int
    var expression: String
    var labels: [String]
    var decision: CountingPolicy.Decision
    /// Whether the place runs later than the code around it.
    var isDeferred: Bool
  }

  /// A use of a variable, before it is known whether any code assigns it.
  struct Variable: Sendable {
    var reference: MemberTable.Reference
    var dependency: Dependency
    var decision: CountingPolicy.Decision
    /// Whether the place assigns the variable itself and not something inside of it.
    var assigns: Bool
  }
}
