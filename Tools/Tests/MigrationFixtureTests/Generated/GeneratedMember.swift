/// A member with one use, as it is written and as it is called.
struct GeneratedMember {
  let place: GeneratedPlace
  /// Its lines, without indentation.
  let lines: [String]
  /// An expression of the driver; nil for what runs by itself.
  let call: String?
  /// What the initializers do with it.
  var assignment: String?

  /// How many hidden dependencies it has: a default argument is a defaulted one.
  var hiddenCount: Int { place == .defaultArgument ? 0 : 1 }

  init(
    _ place: GeneratedPlace, _ thing: GeneratedThing, number: Int, tag: String,
    kind: GeneratedKind
  ) {
    self.place = place
    let use = thing.expression(tag)
    let name = "part\(number)"
    var call: String? = "value.\(name)()"
    switch place {
    case .method, .otherFile: lines = ["func \(name)() -> String { \(use) }"]
    case .computedProperty:
      lines = ["var \(name): String {", "  \(use)  // computed \(number)", "}"]
      call = "value.\(name)"
    case .closure:
      lines = ["func \(name)() -> String {", "  [1, 2].map { \"\\($0)\" + \(use) }.joined()", "}"]
    case .escapingClosure:
      lines = ["func \(name)() -> String {", "  keep\(tag) { \(use) }", "}"]
    case .weakSelf:
      lines = [
        "func \(name)() -> String {", "  keep\(tag) { [weak self] in",
        "    guard let self else { return \"\" }", "    return self.label + \(use)", "  }", "}",
      ]
    case .lazyProperty:
      lines = ["lazy var \(name): String = \(use)"]
      call = "value.\(name)"
    case .initialValue:
      lines = ["let \(name): String = \(use)  // at first \(number)"]
      call = "value.\(name)"
    case .initializerBody:
      lines = ["let \(name): String"]
      call = "value.\(name)"
      assignment = "\(name) = \(use)"
    case .staticMethod:
      lines = ["static func \(name)() -> String { \(use) }"]
      call = "Device\(tag).\(name)()"
    case .staticProperty:
      lines = ["static var \(name): String { \(use) }"]
      call = "Device\(tag).\(name)"
    case .subscripted:
      lines = ["subscript(\(name) index: Int) -> String { \"\\(index)\" + \(use) }"]
      call = "value[\(name): 3]"
    case .observer:
      lines =
        ["var \(name) = 0 {", "  didSet { label\(number) = \(use) }", "}"]
        + ["var label\(number) = \"\""]
      call = nil
    case .localFunction:
      lines = [
        "func \(name)() -> String {", "  func inner() -> String { \(use) }", "  return inner()",
        "}",
      ]
    case .defaultArgument: lines = ["func \(name)(_ text: String = \(use)) -> String { text }"]
    case .task:
      lines = ["func \(name)() async -> String {", "  await Task { \(use) }.value", "}"]
      call = "await value.\(name)()"
    case .asynchronous:
      lines = ["func \(name)() async -> String { \(use) }"]
      call = "await value.\(name)()"
    case .throwing:
      lines = ["func \(name)() throws -> String { \(use) }"]
      call = "try value.\(name)()"
    case .mutating: lines = ["mutating func \(name)() -> String { \(use) }"]
    case .localConstant:
      lines = [
        "func \(name)() -> String {", "  // first \(number)", "  let kept = \(use)",
        "  return kept",
        "}",
      ]
    }
    self.call = kind.isIsolated ? call.map { $0.replacing("await ", with: "") } : call
  }
}
