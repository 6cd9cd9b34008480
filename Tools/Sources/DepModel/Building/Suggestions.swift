import DepFacts

/// Proposes the field that a hidden dependency should become.
struct Suggestions {
  let types: TypeTable

  func field(for entry: SingletonTable.Entry) -> FieldSuggestion? {
    let type = TypeText.components(of: entry.valueType).joined(separator: ".")
    let isOutside = entry.valueTypeID.map { types.records[$0].isExternal } ?? true
    return FieldNames.ofSingleton(entry.name, type: type, isOutside: isOutside).first
      .map { FieldSuggestion(name: $0) }
  }

  func field(for entry: CatalogueEntry) -> FieldSuggestion? {
    entry.field.isEmpty
      ? nil
      : FieldSuggestion(
        name: entry.kind == .ambient
          ? entry.field : FieldNames.ofSystemObject(entry),
        type: entry.becomes, live: entry.live,
        concreteType: entry.becomes.hasPrefix("any ") ? entry.type : entry.becomes)
  }

  func field(forOutside expression: String) -> FieldSuggestion {
    // A type inside of another one is not seen under its own name.
    let path = expression.split(separator: ".").dropLast().joined(separator: ".")
    let owner = path.isEmpty ? expression : path
    return FieldSuggestion(
      name: owner.lastName.lowerCamel, live: expression,
      concreteType: Self.isOwnInstance(expression) ? owner : "")
  }

  /// Whether a static of this name is nearly always an instance of the type that declares it.
  ///
  /// One called `instance` often is a client behind the type.
  private static func isOwnInstance(_ expression: String) -> Bool {
    let member =
      expression.lastName.hasSuffix("()") ? expression.lastName.baseName : expression.lastName
    return ["shared", "default", "standard", "sharedInstance"].contains(member)
  }

  /// Nil for `resolve(_:)` and other functions, whose name does not say what they return.
  func field(forLocatorMember member: String) -> FieldSuggestion? {
    let name = member.baseName
    guard name != "resolve", !name.hasPrefix("@"), name == member || member.hasSuffix("()") else {
      return nil
    }
    return FieldSuggestion(name: name.lowerCamel)
  }

  func field(forVariable name: String, type: String?) -> FieldSuggestion {
    let simple = TypeText.components(of: type ?? "").joined(separator: ".")
    return FieldSuggestion(
      name: FieldNames.ofVariable(name, type: simple).first ?? name,
      type: "@Sendable () -> \(type ?? "Value")")
  }

  func field(forMade type: Int) -> FieldSuggestion {
    FieldSuggestion(name: FieldNames.ofMade(types.records[type].name).first ?? "")
  }
}
