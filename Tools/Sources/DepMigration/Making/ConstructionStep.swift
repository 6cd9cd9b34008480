/// Something that happens while an object is made.
enum ConstructionStep: Hashable {
  /// An object of a type is made.
  case made(Int)
  /// A member of an object of a type runs.
  case called(Int, String)
  /// The same of a type, or of one below it: each caller of a protocol needs one step, and not one
  /// for each type that conforms.
  case asked(Int, String)
  /// The code of a static or global runs.
  case code(Int)

  /// The node of what happens in the model's effects; that of a type is the type's number.
  var node: Int {
    switch self {
    case .made(let node), .called(let node, _), .asked(let node, _), .code(let node): node
    }
  }

  /// Whether an object of the type is made, or its code runs.
  var isOfType: Bool {
    switch self {
    case .made, .called: true
    case .asked, .code: false
    }
  }
}
