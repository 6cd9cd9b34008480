/// Something that happens while an object is made.
enum ConstructionStep: Hashable {
  /// An object of a type is made.
  case made(Int)
  /// A member of an object of a type runs.
  case called(Int, String)
  /// The code of a static or global runs.
  case code(Int)

  /// The node of what happens in the model's effects; that of a type is the type's number.
  var node: Int {
    switch self {
    case .made(let node), .called(let node, _), .code(let node): node
    }
  }

  var isOfType: Bool { if case .code = self { false } else { true } }
}
