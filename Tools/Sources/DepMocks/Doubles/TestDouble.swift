import DepSyntax

/// The plan of one double.
struct TestDouble: Sendable {
  enum Isolation: Hashable, Sendable {
    case none
    case globalActor(String)
    case actor
  }

  /// Such as `FeedMock`.
  var name: String
  /// What it conforms to, as its declaration says.
  var conformances: [String]
  /// How failures call it: `Feed`.
  var title: String
  /// The protocols of the project that it conforms to, by themselves or by inheritance.
  var protocols: [Int]
  var isolation = Isolation.none
  var isSendable = false
  /// A class that the protocol asks for, or `NSObject`.
  var superclass: String?
  /// `<Item: Hashable>`, one for each associated type that is open.
  var genericParameters: [GenericParameter] = []
  /// What else the associated types have to fulfill.
  var requirements: [String] = []
  /// Associated types that the protocol fixes.
  var aliases: [Alias] = []
  var members: [MemberTree<Member>] = []
  /// `@available(…)` of the protocol.
  var attributes: [String] = []
  /// The imports of the files that it comes from.
  var imports: [String] = []
  var needsEquality = false
  var needsHash = false

  struct GenericParameter: Hashable, Sendable {
    var name: String
    var bounds: [String]

    var text: String { bounds.isEmpty ? name : "\(name): \(bounds.joined(separator: " & "))" }
  }

  struct Alias: Hashable, Sendable {
    var name: String
    var type: String
  }

  /// With its type parameters: `StoreMock<Item>`.
  var fullName: String {
    genericParameters.isEmpty
      ? name : "\(name)<\(genericParameters.map(\.name).joined(separator: ", "))>"
  }

  /// The expression that makes one without type parameters.
  var blank: String { "\(name)()" }
}
