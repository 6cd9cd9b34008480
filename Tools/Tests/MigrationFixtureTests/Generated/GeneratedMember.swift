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
    lines = Self.lines(place, use, number: number, tag: tag)
    assignment = place == .initializerBody ? "part\(number) = \(use)" : nil
    let call = Self.call(place, number: number, tag: tag)
    self.call = kind.isIsolated ? call.map { $0.replacing("await ", with: "") } : call
  }

  private static func lines(
    _ place: GeneratedPlace, _ use: String, number: Int, tag: String
  ) -> [String] {
    let name = "part\(number)"
    switch place {
    case .method, .otherFile: return ["func \(name)() -> String { \(use) }"]
    case .computedProperty:
      return ["var \(name): String {", "  \(use)  // computed \(number)", "}"]
    case .closure:
      return ["func \(name)() -> String {", "  [1, 2].map { \"\\($0)\" + \(use) }.joined()", "}"]
    case .escapingClosure: return ["func \(name)() -> String {", "  keep\(tag) { \(use) }", "}"]
    case .weakSelf:
      return [
        "func \(name)() -> String {", "  keep\(tag) { [weak self] in",
        "    guard let self else { return \"\" }", "    return self.label + \(use)", "  }", "}",
      ]
    case .lazyProperty: return ["lazy var \(name): String = \(use)"]
    case .initialValue: return ["let \(name): String = \(use)  // at first \(number)"]
    case .initializerBody: return ["let \(name): String"]
    case .staticMethod: return ["static func \(name)() -> String { \(use) }"]
    case .staticProperty: return ["static var \(name): String { \(use) }"]
    case .subscripted:
      return ["subscript(\(name) index: Int) -> String { \"\\(index)\" + \(use) }"]
    case .observer:
      return ["var \(name) = 0 {", "  didSet { label\(number) = \(use) }", "}"]
        + ["var label\(number) = \"\""]
    case .localFunction:
      return [
        "func \(name)() -> String {", "  func inner() -> String { \(use) }", "  return inner()",
        "}",
      ]
    case .defaultArgument: return ["func \(name)(_ text: String = \(use)) -> String { text }"]
    case .task: return ["func \(name)() async -> String {", "  await Task { \(use) }.value", "}"]
    case .asynchronous: return ["func \(name)() async -> String { \(use) }"]
    case .throwing: return ["func \(name)() throws -> String { \(use) }"]
    case .mutating: return ["mutating func \(name)() -> String { \(use) }"]
    case .localConstant:
      return [
        "func \(name)() -> String {", "  // first \(number)", "  let kept = \(use)",
        "  return kept",
        "}",
      ]
    }
  }

  private static func call(_ place: GeneratedPlace, number: Int, tag: String) -> String? {
    let name = "part\(number)"
    switch place {
    case .computedProperty, .lazyProperty, .initialValue, .initializerBody: return "value.\(name)"
    case .staticMethod: return "Device\(tag).\(name)()"
    case .staticProperty: return "Device\(tag).\(name)"
    case .subscripted: return "value[\(name): 3]"
    case .observer: return nil
    case .task, .asynchronous: return "await value.\(name)()"
    case .throwing: return "try value.\(name)()"
    case .method, .otherFile, .closure, .escapingClosure, .weakSelf, .localFunction,
      .defaultArgument, .mutating, .localConstant:
      return "value.\(name)()"
    }
  }
}
