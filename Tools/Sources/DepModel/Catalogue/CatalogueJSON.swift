internal import DepJSON

/// What the built-in files say: objects, lists and strings.
extension JSONValue {
  init(catalogue bytes: [UInt8], file: String) throws(CatalogueError) {
    do { self = try JSONText(bytes).read() } catch {
      throw CatalogueError(
        entry: "\(file):\(JSONText(bytes).place(at: error.offset).line)", problem: "is no JSON",
        remedy: "mend the built-in file")
    }
  }

  func object() throws(CatalogueError) -> [Member] {
    guard case .object(let members) = content else {
      throw CatalogueError(
        entry: "\(content)", problem: "is no object", remedy: "mend the built-in file")
    }
    return members
  }
}

extension [JSONValue.Member] {
  func optionalString(_ name: String) -> String? {
    for member in self where member.name == name {
      if case .string(let text) = member.value.content { return text }
    }
    return nil
  }

  func string(_ name: String) throws(CatalogueError) -> String {
    guard let text = optionalString(name) else { throw missing(name) }
    return text
  }

  func strings(_ name: String) throws(CatalogueError) -> [String] {
    guard case .array(let elements)? = first(where: { $0.name == name })?.value.content else {
      throw missing(name)
    }
    return try elements.map { element throws(CatalogueError) in
      guard case .string(let text) = element.content else { throw missing(name) }
      return text
    }
  }

  /// The members of an object that may be left out.
  func optionalFields(_ name: String) throws(CatalogueError) -> Self {
    contains { $0.name == name } ? try fields(name) : []
  }

  func fields(_ name: String) throws(CatalogueError) -> Self {
    guard let member = first(where: { $0.name == name }) else { throw missing(name) }
    return try member.value.object()
  }

  /// The members whose values are strings, for a table of names.
  var table: [String: String] {
    var table: [String: String] = [:]
    for member in self {
      if case .string(let text) = member.value.content { table[member.name] = text }
    }
    return table
  }

  private func missing(_ name: String) -> CatalogueError {
    CatalogueError(
      entry: self.first.map { "\($0.name): \($0.value.content)" } ?? "",
      problem: "has no '\(name)'", remedy: "mend the built-in file")
  }
}
