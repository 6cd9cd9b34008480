/// Holds a document against as much of JSON Schema as the schemas of reports use.
struct SchemaCheck {
  private let root: JSONValue

  init(_ schema: JSONValue) { root = schema }

  /// What is wrong with a document, each with the path to it.
  func complaints(about document: JSONValue) -> [String] { check(document, root, "$") }

  private func check(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    if let reference = schema["$ref"].string { return check(value, resolve(reference), path) }
    return type(value, schema, path) + choice(value, schema, path) + object(value, schema, path)
      + array(value, schema, path) + limits(value, schema, path)
  }

  private func resolve(_ reference: String) -> JSONValue {
    reference.split(separator: "/").dropFirst().reduce(root) { $0[String($1)] }
  }

  private func type(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    let allowed =
      [schema["type"].string].compactMap { $0 } + schema["type"].elements.compactMap(\.string)
    guard !allowed.isEmpty else { return [] }
    let names: Set<String> =
      switch value {
      case .null: ["null"]
      case .bool: ["boolean"]
      case .number(let number): number == number.rounded() ? ["number", "integer"] : ["number"]
      case .string: ["string"]
      case .array: ["array"]
      case .object: ["object"]
      }
    return names.isDisjoint(with: allowed) ? ["\(path): is no \(allowed)"] : []
  }

  private func choice(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    var complaints: [String] = []
    let choices = schema["enum"].elements
    if !choices.isEmpty, !choices.contains(value) {
      complaints.append("\(path): is none of the enum")
    }
    if let constant = schema.fields["const"], constant != value {
      complaints.append("\(path): is not the constant")
    }
    for keyword in ["anyOf", "oneOf"] where !schema[keyword].elements.isEmpty {
      let fits = schema[keyword].elements.count { check(value, $0, path).isEmpty }
      if fits == 0 || (keyword == "oneOf" && fits > 1) { complaints.append("\(path): \(keyword)") }
    }
    return complaints + schema["allOf"].elements.flatMap { check(value, $0, path) }
  }

  private func object(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    guard case .object(let fields) = value else { return [] }
    var complaints = schema["required"].elements.compactMap(\.string)
      .filter { fields[$0] == nil }.map { "\(path): has no '\($0)'" }
    let properties = schema["properties"].fields
    for (key, field) in fields {
      if let property = properties[key] {
        complaints += check(field, property, "\(path).\(key)")
      } else if schema["additionalProperties"] == .bool(false) {
        complaints.append("\(path): may not have '\(key)'")
      } else if case .object = schema["additionalProperties"] {
        complaints += check(field, schema["additionalProperties"], "\(path).\(key)")
      }
    }
    return complaints
  }

  private func array(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    guard case .array(let elements) = value else { return [] }
    var complaints: [String] = []
    if let minimum = schema["minItems"].number, Double(elements.count) < minimum {
      complaints.append("\(path): is too short")
    }
    if schema["uniqueItems"] == .bool(true), Set(elements).count < elements.count {
      complaints.append("\(path): repeats itself")
    }
    guard case .object = schema["items"] else { return complaints }
    return complaints
      + elements.enumerated().flatMap { check($1, schema["items"], "\(path)[\($0)]") }
  }

  private func limits(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    guard let number = value.number else { return [] }
    if let minimum = schema["minimum"].number, number < minimum { return ["\(path): is too small"] }
    if let maximum = schema["maximum"].number, number > maximum { return ["\(path): is too large"] }
    return []
  }
}
