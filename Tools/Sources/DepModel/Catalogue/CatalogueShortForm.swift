/// What an entry says when only its expression and field are written.
///
/// `{"expression": "FileManager.default", "field": "fileManager"}` is a singleton of the type
/// `FileManager` that becomes `any FileManaging`.
extension CatalogueEntry {
  /// Fills in what is left out.
  package init(
    expression: String, kind: String? = nil, type: String? = nil, field: String? = nil,
    becomes: String? = nil, live: String? = nil, note: String? = nil
  ) throws {
    guard let knownKind = Kind(rawValue: kind ?? Kind.singleton.rawValue) else {
      throw CatalogueError(
        entry: expression, problem: "has the unknown kind '\(kind ?? "")'",
        remedy: "write one of singleton, ambient, locator, constant")
    }
    let typeName = type ?? CatalogueExpression.type(in: expression)
    let isListedOnly = knownKind == .constant
    self.init(
      expression: expression,
      kind: knownKind,
      type: typeName,
      field: field ?? "",
      becomes: becomes ?? (isListedOnly ? "" : Self.becomes(knownKind, type: typeName)),
      live: live ?? (isListedOnly ? "" : Self.live(knownKind, expression: expression)),
      note: note ?? Self.note(knownKind))
  }

  private static func becomes(_ kind: Kind, type: String) -> String {
    switch kind {
    case .ambient: type.isEmpty ? "" : "@Sendable () -> \(type)"
    case .singleton, .locator: type.isEmpty ? "" : "any \(protocolName(for: type))"
    case .constant: ""
    }
  }

  private static func live(_ kind: Kind, expression: String) -> String {
    if expression.hasPrefix("*.") || expression.contains("*)") || expression.contains(":") {
      return ""
    }
    return kind == .ambient ? "{ \(expression) }" : expression
  }

  private static func note(_ kind: Kind) -> String {
    switch kind {
    case .singleton: "A test passes a double."
    case .ambient: "A test decides the value."
    case .locator: "Ask for the thing itself."
    case .constant: "A constant, or a fresh value each time."
    }
  }

  /// The protocol that the project declares for what it uses of a type: `FileManaging`.
  package static func protocolName(for type: String) -> String {
    let name = type.filter { $0 != "." }
    return name.hasSuffix("Manager") ? "\(name.dropLast(3))ing" : "\(name)Protocol"
  }
}

extension CatalogueEntry {
  private enum ShortFormKeys: String, CodingKey {
    case expression, kind, type, field, becomes, live, note
  }

  /// Reads an entry of which only the expression must be written.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ShortFormKeys.self)
    try self.init(
      expression: container.decode(String.self, forKey: .expression),
      kind: container.decodeIfPresent(String.self, forKey: .kind),
      type: container.decodeIfPresent(String.self, forKey: .type),
      field: container.decodeIfPresent(String.self, forKey: .field),
      becomes: container.decodeIfPresent(String.self, forKey: .becomes),
      live: container.decodeIfPresent(String.self, forKey: .live),
      note: container.decodeIfPresent(String.self, forKey: .note))
  }
}
