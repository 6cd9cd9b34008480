package import DepFacts

/// A composition root as a picture: what it is given, keeps and makes, and the roots below it.
package struct RootPicture: Hashable, Sendable {
  /// How long a value lives.
  package enum Lifetime: String, CaseIterable, Sendable {
    /// An input, which lives as long as its maker decides.
    case given
    /// One, for as long as the root lives.
    case kept
    /// A new one each time.
    case made
  }

  package struct Member: Hashable, Sendable {
    /// Unique in all pictures of a project: `AppRoot.feed`.
    package let id: String
    package let name: String
    /// As it is written, or as its value tells; nil where neither does.
    package let type: String?
    package let lifetime: Lifetime
    /// How an allocator keeps the value: `Allocator(.cached(for: .seconds(60)))`.
    package var allocator: String?
    package let path: String
    package let position: SourcePosition
    /// The ids of the members whose values it uses, in order.
    package var uses: [String] = []
    /// The child root that it makes.
    package var opens: String?
  }

  package let name: String
  package let module: String
  package let path: String
  package let position: SourcePosition
  /// The root that it keeps a reference to.
  package let parent: String?
  /// Inputs first, then members in the order of the file.
  package var members: [Member]
  package var children: [RootPicture]

  /// Itself and all roots below it, each before its children.
  package var all: [RootPicture] { [self] + children.flatMap(\.all) }
}
