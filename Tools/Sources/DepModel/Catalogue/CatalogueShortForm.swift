package import DepFacts

/// What an entry says when only its expression and field are written.
///
/// `{"expression": "FileManager.default", "field": "fileManager"}` is a singleton of the type
/// `FileManager` that becomes `any FileManaging`. An ambient value becomes a closure: with
/// `"call": "(String) async"` and `"type": "Bool"` a `@Sendable (String) async -> Bool`.
extension CatalogueEntry {
  /// Fills in what is left out.
  package init(
    expression: String, kind: String? = nil, type: String? = nil, field: String? = nil,
    call: String? = nil, becomes: String? = nil, live: String? = nil, note: String? = nil,
    effect: Effect = .unknown
  ) throws(CatalogueError) {
    guard let knownKind = Kind(rawValue: kind ?? Kind.singleton.rawValue) else {
      throw CatalogueError(
        entry: expression, problem: "has the unknown kind '\(kind ?? "")'",
        remedy: "write one of singleton, ambient, locator, constant")
    }
    let typeName = type ?? CatalogueExpression.type(in: expression)
    let form = ShortForm(
      expression: expression, kind: knownKind, type: typeName, call: call, isAnother: live != nil)
    self.init(
      expression: expression, kind: knownKind, type: typeName, field: field ?? "",
      becomes: becomes ?? form.becomes, live: live ?? form.live, note: note ?? form.note,
      effect: effect)
  }

  /// The protocol that the project declares for what it uses of a type: `FileManaging`.
  package static func protocolName(for type: String) -> String {
    let name = type.filter { $0 != "." }
    return name.hasSuffix("Manager") ? "\(name.dropLast(2))ing" : "\(name)Protocol"
  }
}

/// What follows from the few things that an entry must say.
private struct ShortForm {
  let expression: String
  let kind: CatalogueEntry.Kind
  let type: String
  let call: String?
  /// Whether production uses something else than the expression.
  let isAnother: Bool

  var becomes: String {
    if type.isEmpty || kind == .constant { return "" }
    if isMadeAtEachUse { return "@Sendable () -> \(type)" }
    guard kind == .ambient else { return "any \(CatalogueEntry.protocolName(for: type))" }
    let call = call ?? "()"
    return "\(call.hasPrefix("@") ? "" : "@Sendable ")\(call) -> \(type)"
  }

  /// Whether each use makes an object of its own: one that all uses share would keep what an
  /// earlier one did to it, as an unlocked `LAContext`.
  private var isMadeAtEachUse: Bool {
    kind == .singleton && expression == "\(type)()" && !isAnother
  }

  var live: String {
    if isMadeAtEachUse { return "{ \(expression) }" }
    if kind == .constant || expression.hasPrefix("*.") { return "" }
    guard let filled = CatalogueExpression.callWithPlaceholders(expression) else { return "" }
    if kind != .ambient { return filled == expression ? expression : "" }
    let call = call ?? ""
    let throwing = call.contains(" throws") ? "try " : ""
    let asynchronous = call.contains(" async") ? "await " : ""
    return "{ \(throwing)\(asynchronous)\(filled) }"
  }

  var note: String {
    switch kind {
    case .singleton: "A test passes a double."
    case .ambient: "A test decides the value."
    case .locator: "Ask for the thing itself."
    case .constant: "A constant, or a fresh value each time."
    }
  }
}

extension CatalogueEntry {
  /// An entry of the project's configuration, in which an empty text stands for what follows from
  /// the others.
  ///
  /// Without a field it is counted all the same, and nothing is suggested for it unless it is a
  /// singleton, whose field is named after its type.
  func completed() throws(CatalogueError) -> CatalogueEntry {
    func written(_ text: String) -> String? { text.isEmpty ? nil : text }
    try CatalogueExpression.check(expression)
    let isKnown = kind != .ambient || CatalogueExpression.isPlain(expression, type: type)
    let full = try CatalogueEntry(
      expression: expression, kind: kind.rawValue, type: written(type), field: written(field),
      becomes: isKnown ? written(becomes) : becomes,
      live: written(live), note: written(note), effect: effect)
    if !field.isEmpty || kind == .constant {
      try CatalogueExpression.checkField(of: full)
      return full
    }
    var named = full
    named.field = kind == .ambient || full.live.isEmpty ? "" : Self.fieldName(for: full.type)
    return named
  }

  /// `urlSession` for `URLSession`, `fileManager` for `FileManager`.
  private static func fieldName(for type: String) -> String {
    let name = type.split(separator: ".").last ?? ""
    let capitals = name.prefix(while: \.isUppercase).count
    let head = capitals < 2 || capitals == name.count ? capitals : capitals - 1
    return name.prefix(head).lowercased() + name.dropFirst(head)
  }
}
