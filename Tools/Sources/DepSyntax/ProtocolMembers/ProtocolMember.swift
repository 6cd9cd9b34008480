package import DepFacts

/// One requirement of a protocol, as it is declared.
package struct ProtocolMember: Sendable {
  package enum Kind: Sendable { case method, property, subscripting, initializer }

  package var kind: Kind
  /// Without backticks; `subscript` and `init` for those.
  package var name: String
  /// As it is declared: with backticks, or an operator.
  package var spelling: String
  /// `prefix` or `postfix`, for operators that are one of them.
  package var fixity: String?
  package var isStatic = false
  package var isolation: Isolation = .surroundings
  /// The attributes that a double repeats: `@discardableResult`, `@available(…)`.
  package var attributes: [String] = []
  package var genericParameters: [GenericParameter] = []
  /// `<T: Decodable>`, as written.
  package var genericClause = ""
  /// ` where T.Item == Int`, as written.
  package var whereClause = ""
  package var parameters: [Parameter] = []
  /// Nil for nothing and for initializers.
  package var result: WrittenType?
  package var effects = Effects()
  /// Whether a property or subscript can be set.
  package var isSettable = false
  /// Whether it is an `init?`.
  package var isFailable = false
  package var position = SourcePosition(line: 0, column: 0, offset: 0)

  /// Where a member runs.
  package enum Isolation: Hashable, Sendable {
    /// Where its protocol says.
    case surroundings
    case nonisolated
    /// On the caller's actor.
    case nonsending
    case concurrent
    case globalActor(String)
  }

  /// A parameter of a requirement.
  package struct Parameter: Sendable {
    /// The label for callers; nil for `_`.
    package var label: String?
    /// The name inside, as written: `_` where it has none.
    package var name: String
    package var type: WrittenType
    package var isVariadic: Bool
  }

  /// A type parameter of a requirement.
  package struct GenericParameter: Sendable {
    package var name: String
    package var isPack: Bool
    /// What it has to be, by its own clause and the `where` clause.
    package var bounds: [WrittenType]
  }

  /// What a member may do besides returning.
  package struct Effects: Sendable {
    package enum Throwing: Sendable {
      case nothing
      case anything
      /// `throws(E)`
      case only(WrittenType)
      /// What the closures that it is handed throw.
      case argument
    }

    package var isAsync = false
    package var throwing = Throwing.nothing

    package init(isAsync: Bool = false) { self.isAsync = isAsync }
  }
}

/// Members and the conditions that they stand under.
package indirect enum MemberTree<Member: Sendable>: Sendable {
  case member(Member)
  case conditional([Clause])

  package struct Clause: Sendable {
    /// Such as `#if os(iOS)`.
    package var head: String
    package var members: [MemberTree]

    package init(head: String, members: [MemberTree]) {
      self.head = head
      self.members = members
    }
  }
}

extension Array {
  /// All members, whatever their conditions.
  package func flat<Member>() -> [Member] where Element == MemberTree<Member> {
    flatMap { tree in
      switch tree {
      case .member(let member): [member]
      case .conditional(let clauses): clauses.flatMap { $0.members.flat() }
      }
    }
  }

  /// The same tree with other members, or fewer.
  package func compactMapMembers<Member, Other>(
    _ change: (Member) -> Other?
  ) -> [MemberTree<Other>] where Element == MemberTree<Member> {
    compactMap { tree in
      switch tree {
      case .member(let member):
        return change(member).map { .member($0) }
      case .conditional(let clauses):
        let changed = clauses.map {
          MemberTree<Other>.Clause(
            head: $0.head, members: $0.members.compactMapMembers(change))
        }
        return changed.allSatisfy(\.members.isEmpty) ? nil : .conditional(changed)
      }
    }
  }
}
