internal import SwiftSyntax

/// One requirement of a protocol, with names as they read inside of the double.
struct Member: Sendable {
  enum Kind: Sendable { case method, property, subscripting, initializer }

  var kind: Kind
  /// Without backticks; `subscript` and `init` for those.
  var name: String
  /// As it is declared: with backticks, or an operator.
  var spelling: String
  /// `prefix` or `postfix`, for operators that are one of them.
  var fixity: String?
  var isStatic = false
  var isolation: Isolation = .surroundings
  /// The attributes that the double repeats: `@discardableResult`, `@available(…)`.
  var attributes: [String] = []
  var generics = GenericNames()
  /// `<T: Decodable>`, as written.
  var genericClause = ""
  /// ` where T.Item == Int`, as written.
  var whereClause = ""
  var parameters: [Parameter] = []
  /// Nil for nothing and for initializers.
  var result: TypeSyntax?
  var effects = Effects()
  /// Whether a property or subscript can be set.
  var isSettable = false
  /// Whether it is an `init?`.
  var isFailable = false
  /// What to return in place of failing the test, for members that failure messages call.
  var fallback: String?
  var place: MockProblem.Place?

  /// Where a member runs.
  enum Isolation: Hashable, Sendable {
    /// Where its protocol says.
    case surroundings
    case nonisolated
    /// On the caller's actor.
    case nonsending
    case concurrent
    case globalActor(String)
  }

  /// What tells it from every other member of a type.
  var signature: String {
    let labels = parameters.map { "\($0.label ?? "_"):\($0.type.trimmedDescription)" }
    let result = kind == .property ? "" : self.result?.trimmedDescription ?? ""
    return "\(isStatic) \(fixity ?? "") \(name)\(genericClause)(\(labels.joined(separator: ",")))"
      + "\(whereClause)->\(result)"
  }

  /// How failures call it: `load(_:from:)`.
  var title: String {
    switch kind {
    case .property: return name
    case .method, .initializer, .subscripting:
      return "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
    }
  }

  /// Whether a newer system than the oldest may be needed for it.
  var isLimited: Bool { attributes.contains { $0.hasPrefix("@available") } }
}

/// A parameter of a requirement.
struct Parameter: Sendable {
  /// The label for callers; nil for `_`.
  var label: String?
  /// The name inside; never a keyword.
  var name: String
  var type: TypeSyntax
  var isVariadic: Bool
}

/// What a member may do besides returning.
struct Effects: Sendable {
  enum Throwing: Sendable {
    case nothing
    case anything
    /// `throws(E)`
    case only(TypeSyntax)
    /// What the closures that it is handed throw.
    case argument
  }

  var isAsync = false
  var throwing = Throwing.nothing

  var doesThrow: Bool { if case .nothing = throwing { false } else { true } }

  /// As written after the parameters: ` async throws(E)`.
  var text: String {
    var text = isAsync ? " async" : ""
    switch throwing {
    case .nothing: break
    case .anything: text += " throws"
    case .only(let type): text += " throws(\(type.trimmedDescription))"
    case .argument: text += " rethrows"
    }
    return text
  }

  /// In front of a call: `try await `.
  var marks: String { (doesThrow ? "try " : "") + (isAsync ? "await " : "") }
}

/// The type parameters of one member, which no closure can have.
struct GenericNames: Sendable {
  /// The existential that stands for each: `any Decodable`, or `Any`.
  var existentials: [String: String] = [:]
  /// Those that are packs.
  var packs: Set<String> = []
  /// Those that cannot be copied, which nothing stands for.
  var noncopyable: Set<String> = []
}

/// Members and the conditions that they stand under.
indirect enum MemberTree: Sendable {
  case member(Member)
  case conditional([Clause])

  struct Clause: Sendable {
    /// Such as `#if os(iOS)`.
    var head: String
    var members: [MemberTree]
  }
}

extension [MemberTree] {
  /// All members, whatever their conditions.
  var flat: [Member] {
    flatMap { tree in
      switch tree {
      case .member(let member): [member]
      case .conditional(let clauses): clauses.flatMap { $0.members.flat }
      }
    }
  }

  /// The same tree with other members, or fewer.
  func compactMapMembers(_ change: (Member) -> Member?) -> [MemberTree] {
    compactMap { tree in
      switch tree {
      case .member(let member):
        return change(member).map { .member($0) }
      case .conditional(let clauses):
        let changed = clauses.map {
          MemberTree.Clause(head: $0.head, members: $0.members.compactMapMembers(change))
        }
        return changed.allSatisfy(\.members.isEmpty) ? nil : .conditional(changed)
      }
    }
  }
}
