package import DepModel

/// All places that link two nodes in the same manner.
package struct GraphEdge: Hashable, Comparable, Sendable {
  package enum Relation: String, CaseIterable, Comparable, Sendable {
    /// The source depends on the target, in the states that ``GraphEdge/counts`` tells.
    case depends
    /// The source makes objects of the target's type.
    case constructs
    /// The source gets an object of the target's type from the container ``GraphEdge/through``.
    case fetches
    /// The source is a singleton, and the target is the type of its value.
    case holds
    /// The source is a protocol, and the target conforms to it.
    case conforms
    /// The source reaches for the target in a place that is not counted.
    case exempt = "setAside"

    package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// Whether it only says what a node is, so that it means nothing without other edges.
    package var isStructural: Bool { self == .holds || self == .conforms }
  }

  /// What an edge is, apart from how many places it stands for.
  package struct Key: Hashable, Comparable, Sendable {
    package var source: String
    package var target: String
    package var relation: Relation

    package static func < (left: Self, right: Self) -> Bool {
      (left.source, left.target, left.relation) < (right.source, right.target, right.relation)
    }
  }

  package var key: Key
  /// The places of a dependency by state; zero for the other relations.
  package var counts: StateCounts
  /// How many places the edge stands for.
  package var count: Int
  /// The container that an object is fetched from; nil for the other relations.
  package var through: String?

  /// A dependency.
  package init(from source: String, to target: String, counts: StateCounts) {
    key = Key(source: source, target: target, relation: .depends)
    self.counts = counts
    count = counts.total
  }

  /// Another relation.
  package init(from source: String, to target: String, relation: Relation, count: Int = 1) {
    key = Key(source: source, target: target, relation: relation)
    counts = StateCounts()
    self.count = count
  }

  /// A fetch from a container.
  package init(from source: String, to target: String, through container: String) {
    self.init(from: source, to: target, relation: .fetches)
    through = container
  }

  package var source: String { key.source }
  package var target: String { key.target }
  package var relation: Relation { key.relation }

  /// The worst state of a dependency; nil for the other relations.
  package var state: Dependency.State? { relation == .depends ? counts.worst : nil }

  /// Adds the places of an edge with the same key.
  package mutating func merge(_ other: Self) {
    counts = counts + other.counts
    count = relation.isStructural ? max(count, other.count) : count + other.count
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.key, left.count, left.through ?? "") < (right.key, right.count, right.through ?? "")
  }
}
