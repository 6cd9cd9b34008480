package import DepSyntax

/// What is to become of composition roots: values, which editing turns into bytes.
package struct WiringPlan {
  package var roots: [RootIntent] = []
  package var problems: [WiringProblem] = []
}

/// What one root lacks, and what it has too much.
package struct RootIntent {
  package let site: RootSite
  package var completions: [Completion] = []
  package var added: [AddedMember] = []
  package var inputs: [AddedInput] = []
  package var imports: Set<String> = []
  /// The module of the root, where it does not depend on the library that the root imports now.
  package var newToLibrary: String?

  /// The types to write for kept members, by their names: Swift cannot infer them any more.
  package var writtenTypes: [String: String] = [:]
  /// Members that another root uses now, so that they cannot stay private.
  package var exposed: Set<String> = []
  /// The places that make the root, where its inputs change: `Sources/App/Start.swift:8:14`.
  package var makers: [String] = []
  /// Members that nothing takes, and that are to go.
  package var pruned: Set<String> = []
  /// Inputs that nothing takes, and that are to go.
  package var prunedInputs: Set<String> = []

  /// Whether so much is written at once that it is looked up and not read.
  package var isLong: Bool { completions.count + added.count > 20 }

  package var isEmpty: Bool {
    completions.isEmpty && added.isEmpty && inputs.isEmpty && imports.isEmpty && exposed.isEmpty
      && pruned.isEmpty && prunedInputs.isEmpty
  }
}

/// The changes of one list of arguments.
package struct Completion {
  package struct Argument: Hashable, Sendable {
    package let label: String
    package let value: WiredExpression
    /// Where it stands among all fields, in declared order.
    package let order: Int
  }

  package let site: ConstructionSite
  package var added: [Argument] = []
  /// Arguments for which the struct has no field.
  package var removed: Set<String> = []
  /// The new labels of arguments whose fields have another name now.
  package var renamed: [String: String] = [:]
  /// Whether those that are there stand in another order than the fields.
  package var isReordered = false
  /// The declared order of the fields.
  package let order: [String: Int]
  /// What the closure around it has to take with it.
  package var captures: [String] = []

  /// What the function around it has to be given.
  package var parameters: [Parameter] = []

  package struct Parameter: Hashable, Sendable {
    package let name: String
    package let type: String
    package let escapes: Bool
  }

  package var isEmpty: Bool { added.isEmpty && removed.isEmpty && renamed.isEmpty && !isReordered }
}

/// A member that a root gets.
package struct AddedMember: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// `private lazy var`
    case kept
    /// `private func`, with its parameters and the type that it returns.
    case function(parameters: [String], result: String)
  }

  package let kind: Kind
  package let name: String
  package let value: WiredExpression
  /// The member that asked for it, which it stands before or behind.
  package let user: String?
  package var isPrivate: Bool
  /// The type that is written before its value; nil where Swift infers it.
  package var writtenType: String?
}

/// A field that the `Dependencies` of a root gets.
package struct AddedInput: Hashable, Sendable {
  package let name: String
  package let type: String
  /// What `live` passes; nil where only the user knows.
  package let live: WiredExpression?
  /// The field that asked for it: `ImageLoader.api`.
  package let user: String
  /// What the `live` of that type passes, also where no other file can write it.
  package var passed: Passed?

  package struct Passed: Hashable, Sendable {
    package let text: String
    /// The struct with that `live`; nil where the text means the same in any file.
    package let structType: Int?
  }
}
