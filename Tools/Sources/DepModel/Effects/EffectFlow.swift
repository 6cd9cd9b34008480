import DepFacts

/// What leads to what, and where effects begin.
struct EffectFlow: Sendable {
  /// A node that reaches something outside of the project's types.
  struct Origin: Hashable, Sendable {
    var node: Int
    var effect: Effect
    /// What is reached, as written: `URLSession.shared`.
    var name: String
    /// Where code reaches it; nil where a declaration tells.
    var place: MemberTable.Reference?
  }

  /// A use of a static or global that is a dependency only if it reaches an effect.
  struct Quiet: Sendable {
    var file: Int
    /// The index into ``FileFacts/uses``.
    var use: Int
    var length: Int
    var reference: MemberTable.Reference
    /// Whether it stands in a static function.
    var isInFunction = false
  }

  private(set) var edges: [(from: Int, to: Int)] = []
  private(set) var steps: [CodeStep] = []
  private(set) var origins: [Origin] = []
  private(set) var quietUses: [Quiet] = []

  mutating func lead(from node: Int, to target: Int) {
    if node != target { edges.append((node, target)) }
  }

  /// Leads there from a use; `object` is the type of what it reaches, where it is an object.
  mutating func lead(from node: Int, to target: Int, by use: UseFact, file: Int, object: Int?) {
    if node == target { return }
    edges.append((node, target))
    steps.append(
      CodeStep(
        from: Int32(node), to: Int32(target), object: Int32(object ?? -1), file: Int32(file),
        member: use.member))
  }

  mutating func begin(_ effect: Effect, named name: String, at node: Int) {
    if effect != .nothing { origins.append(Origin(node: node, effect: effect, name: name)) }
  }

  /// The same where code of a member reaches it.
  mutating func begin(
    _ effect: Effect, named name: String, at node: Int, by use: UseFact, file: Int
  ) {
    guard effect != .nothing else { return }
    let place =
      use.member >= 0 ? MemberTable.Reference(file: file, member: Int(use.member)) : nil
    origins.append(Origin(node: node, effect: effect, name: name, place: place))
  }

  /// Drops the uses of variables that count as such.
  mutating func dropQuietUses(of variables: Set<MemberTable.Reference>) {
    quietUses.removeAll { variables.contains($0.reference) }
  }

  mutating func keep(_ use: Quiet) { quietUses.append(use) }

  mutating func append(_ other: EffectFlow) {
    edges += other.edges
    steps += other.steps
    origins += other.origins
    quietUses += other.quietUses
  }
}
