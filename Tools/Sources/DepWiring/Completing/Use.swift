import DepFacts
import DepSyntax

/// The place for which a value is looked for: what stands around it, and how it may use that.
struct Use {
  struct Local: Sendable {
    let name: String
    let type: MeantType
    /// The parameter of the initializer to which `live` passes it; nil where that is not known.
    var parameter: Int?
  }

  let root: Int
  /// Parameters and constants, the nearest first.
  var locals: [Local] = []
  /// Those of which no type is written.
  var untyped: Set<String> = []
  /// The properties that the initializer around it has set by then.
  var assigned: Set<String> = []
  /// Whether its code runs for a root that is complete.
  var hasRoot = true
  /// The member of the root that is written; it cannot use itself.
  var member: String?
  /// Whether it is a kept member, whose closures must not keep the root alive.
  var isKept = false
  /// Whether it stands in another file than the root, which sees no private members.
  var isElsewhere = false
  /// Whether it stands in a closure that takes values with it, and not the root.
  var isCapturing = false
  /// Whether it is code of a function of the root, and stands in no closure of it.
  var isDirect = false
  /// The field whose closure may run on any thread, for which values are taken along.
  var sender: Wanted?
  var captures: [String] = []
  let path: String
  let position: SourcePosition
  /// From the root to here: `AppRoot.makeFeed()`, `FeedModel.feed`.
  var chain: [String]
}

/// A field or parameter that needs a value.
struct Wanted {
  let name: String
  let type: MeantType
  let place: (path: String, position: SourcePosition)
  /// The type that asks.
  let owner: String
  /// Its `Dependencies`, where it is a field; nil for a parameter.
  let structType: Int?
  /// Whether it is one element of the list that the field is.
  var isElement = false
  /// Whether an optional that nothing gives is 'nil'.
  var mayBeNil = true

  var asked: String { "\(owner).\(name)" }
  var declared: String { "\(name): \(type.text)" }
}
