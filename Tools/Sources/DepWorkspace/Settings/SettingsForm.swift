internal import DepFacts
internal import DepJSON

/// Turns values of JSON into what a key wants, or into an error that says where and why not.
struct SettingsForm {
  let text: JSONText
  let path: String

  func failure(at offset: Int, _ what: String, _ remedy: String = "") -> WorkspaceError {
    let place = text.place(at: offset)
    return WorkspaceError(
      code: .settings, place: "\(path):\(place.line):\(place.column)", what: what,
      remedy: remedy)
  }

  func failure(_ value: JSONValue, _ what: String, _ remedy: String = "") -> WorkspaceError {
    failure(at: value.offset, what, remedy)
  }

  func unknown(
    _ noun: String, _ member: JSONValue.Member, among names: [String]
  ) -> WorkspaceError {
    let nearest = NearestName.of(member.name, among: names)
    let known = "the known ones are \(names.joined(separator: ", "))"
    return failure(
      at: member.offset, "unknown \(noun) '\(member.name)'",
      nearest.map { "did you mean '\($0)'?" } ?? known)
  }

  func members(_ value: JSONValue, _ name: String) throws(WorkspaceError) -> [JSONValue.Member] {
    guard case .object(let members) = value.content else {
      throw failure(value, "\(name) must be an object, not \(value.kind)")
    }
    var names: Set<String> = []
    for member in members where !names.insert(member.name).inserted {
      throw failure(at: member.offset, "is not JSON: '\(member.name)' is there twice")
    }
    return members
  }

  func elements(_ value: JSONValue, _ name: String) throws(WorkspaceError) -> [JSONValue] {
    guard case .array(let elements) = value.content else {
      throw failure(value, "'\(name)' must be a list, not \(value.kind)")
    }
    return elements
  }

  func string(_ value: JSONValue, _ name: String) throws(WorkspaceError) -> String {
    guard case .string(let string) = value.content else {
      throw failure(value, "'\(name)' must be a string, not \(value.kind)")
    }
    return string
  }

  func truth(_ value: JSONValue, _ name: String) throws(WorkspaceError) -> Bool {
    guard case .constant(let word) = value.content, word != "null" else {
      throw failure(value, "'\(name)' must be true or false, not \(value.kind)")
    }
    return word == "true"
  }

  func strings(_ value: JSONValue, _ name: String) throws(WorkspaceError) -> [String] {
    var strings: [String] = []
    for element in try elements(value, name) {
      guard case .string(let string) = element.content else {
        throw failure(element, "'\(name)' must be a list of strings; this is \(element.kind)")
      }
      guard !string.isEmpty else { throw failure(element, "an empty string in '\(name)'") }
      strings.append(string)
    }
    return strings
  }

  func patterns(_ value: JSONValue, _ name: String) throws(WorkspaceError) -> [String] {
    let strings = try strings(value, name)
    for (number, string) in strings.enumerated() where PathPattern(string) == nil {
      let place = try elements(value, name)[number]
      throw failure(place, "'\(string)' in '\(name)' matches nothing")
    }
    return strings
  }
}

extension JSONValue {
  /// What it is, for a message.
  fileprivate var kind: String {
    switch content {
    case .object: "an object"
    case .array: "a list"
    case .string: "a string"
    case .number(let word), .constant(let word): word
    }
  }
}
