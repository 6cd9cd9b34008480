import DepFacts

/// Proposes the field that a hidden dependency should become.
struct Suggestions {
  let types: TypeTable

  func field(for entry: SingletonTable.Entry) -> FieldSuggestion {
    let bare = TypeText.components(of: entry.valueType).last ?? entry.valueType
    let name = bare.isEmpty ? entry.name.lastName.lowerCamel : bare.lastName.lowerCamel
    return FieldSuggestion(
      name: name, type: "any \(seam(of: bare, type: entry.valueTypeID))", live: entry.name,
      concreteType: entry.valueType)
  }

  func field(for entry: CatalogueEntry) -> FieldSuggestion? {
    entry.field.isEmpty
      ? nil
      : FieldSuggestion(
        name: entry.field, type: entry.becomes, live: entry.live,
        concreteType: entry.becomes.hasPrefix("any ") ? entry.type : entry.becomes)
  }

  func field(forOutside expression: String) -> FieldSuggestion {
    let owner = expression.split(separator: ".").dropLast().last.map(String.init) ?? expression
    return FieldSuggestion(
      name: owner.lastName.lowerCamel, type: "any \(owner)Protocol", live: expression,
      concreteType: Self.isOwnInstance(expression) ? owner : "")
  }

  /// Whether a static of this name is nearly always an instance of the type that declares it.
  private static func isOwnInstance(_ expression: String) -> Bool {
    let member = expression.lastName
    return ["shared", "default", "standard", "sharedInstance", "instance"].contains(member)
  }

  func field(forLocator expression: String) -> FieldSuggestion {
    let name = expression.lastName.baseName
    return FieldSuggestion(
      name: name.lastName.lowerCamel, type: "any \(name.upperCamel)Protocol", live: expression)
  }

  func field(forMade type: Int) -> FieldSuggestion {
    let simple = types.records[type].name.lastName
    return FieldSuggestion(
      name: "make\(simple)", type: "@Sendable () -> any \(seam(of: simple, type: type))",
      live: "{ \(types.records[type].name)() }", concreteType: types.records[type].name)
  }

  /// The protocol in front of a type: itself, one that it conforms to and is named after, or a new
  /// one.
  private func seam(of name: String, type: Int?) -> String {
    guard let type else { return "\(name)Protocol" }
    let record = types.records[type]
    if record.kind == .protocol { return record.name }
    let candidates = ["\(name)Protocol", "\(name)ing", "\(name)Type", "\(name)Interface"]
    return record.inherited.first { inherited in
      candidates.contains(inherited) || name.hasSuffix(inherited) && inherited.count > 3
    } ?? "\(name)Protocol"
  }
}
