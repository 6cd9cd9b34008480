internal import DepFacts

/// Turns values of JSON into what a key wants, or into an error that says where and why not.
struct SettingsForm {
  let path: String

  func failure(_ node: JSONNode, _ what: String, _ remedy: String = "") -> WorkspaceError {
    WorkspaceError(
      code: .settings, place: SettingsReader.place(path, node.place), what: what, remedy: remedy)
  }

  func unknown(
    _ noun: String, _ member: JSONNode.Member, among names: [String]
  ) -> WorkspaceError {
    let nearest = NearestName.of(member.key, among: names)
    let known = "the known ones are \(names.joined(separator: ", "))"
    return WorkspaceError(
      code: .settings, place: SettingsReader.place(path, member.place),
      what: "unknown \(noun) '\(member.key)'",
      remedy: nearest.map { "did you mean '\($0)'?" } ?? known)
  }

  func members(_ node: JSONNode, _ name: String) throws(WorkspaceError) -> [JSONNode.Member] {
    guard case .object(let members) = node.value else {
      throw failure(node, "\(name) must be an object, not \(node.kind)")
    }
    return members
  }

  func elements(_ node: JSONNode, _ name: String) throws(WorkspaceError) -> [JSONNode] {
    guard case .array(let elements) = node.value else {
      throw failure(node, "'\(name)' must be a list, not \(node.kind)")
    }
    return elements
  }

  func string(_ node: JSONNode, _ name: String) throws(WorkspaceError) -> String {
    guard case .string(let string) = node.value else {
      throw failure(node, "'\(name)' must be a string, not \(node.kind)")
    }
    return string
  }

  func strings(_ node: JSONNode, _ name: String) throws(WorkspaceError) -> [String] {
    var strings: [String] = []
    for element in try elements(node, name) {
      guard case .string(let string) = element.value else {
        throw failure(element, "'\(name)' must be a list of strings; this is \(element.kind)")
      }
      guard !string.isEmpty else { throw failure(element, "an empty string in '\(name)'") }
      strings.append(string)
    }
    return strings
  }

  func patterns(_ node: JSONNode, _ name: String) throws(WorkspaceError) -> [String] {
    let strings = try strings(node, name)
    for (number, string) in strings.enumerated() where PathPattern(string) == nil {
      let place = try elements(node, name)[number]
      throw failure(place, "'\(string)' in '\(name)' matches nothing")
    }
    return strings
  }
}
