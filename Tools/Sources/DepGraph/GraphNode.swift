/// Something that depends or is depended on.
package struct GraphNode: Hashable, Comparable, Sendable {
  package enum Kind: String, CaseIterable, Comparable, Sendable {
    /// A class, struct, enum or actor of the project.
    case type
    case `protocol`
    /// A global registry, container or environment that hands out dependencies.
    case locator
    /// A stored static of the project.
    case singleton
    /// A variable outside every type.
    case globalVariable
    /// A singleton of an SDK.
    case systemSingleton
    /// A value that the surroundings decide, such as the time.
    case ambientValue
    /// A type that the project does not declare.
    case external
    /// A closure that a field holds, where it is not known what it leads to.
    case closure
    /// A plain value that a field holds, such as a `String`.
    case value
    /// The code of a file outside every type.
    case file
    /// A whole module, in a collapsed graph.
    case module

    package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// Unique in the graph, the same for the same sources, and readable: `App.ProfileService`,
  /// `App.NetworkAPI.shared`, `system:FileManager.default`, `file:Sources/App/main.swift`.
  package var id: String
  /// The name to show.
  package var name: String
  /// The module that declares it; empty for what the project does not declare.
  package var module: String
  package var kind: Kind
  /// The file that declares it; nil for what the project does not declare.
  package var path: String?
  /// The line of its declaration, from 1.
  package var line: Int?

  package static func < (left: Self, right: Self) -> Bool {
    (left.id, left.kind, left.name, left.path ?? "", left.line ?? 0)
      < (right.id, right.kind, right.name, right.path ?? "", right.line ?? 0)
  }
}
