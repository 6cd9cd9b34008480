/// A value of the built-in data.
///
/// It knows only the JSON of the built-in files: objects, arrays and strings.
indirect enum CatalogueJSON: Sendable {
  case string(String)
  case array([CatalogueJSON])
  case object(Fields)

  /// The members of an object.
  struct Fields: Sendable {
    fileprivate(set) var members: [(key: String, value: CatalogueJSON)] = []

    func optionalString(_ key: String) -> String? {
      for member in members where member.key == key {
        if case .string(let text) = member.value { return text }
      }
      return nil
    }

    func string(_ key: String) throws(CatalogueError) -> String {
      guard let text = optionalString(key) else { throw missing(key) }
      return text
    }

    func array(_ key: String) throws(CatalogueError) -> [CatalogueJSON] {
      for member in members where member.key == key {
        if case .array(let elements) = member.value { return elements }
      }
      throw missing(key)
    }

    func strings(_ key: String) throws(CatalogueError) -> [String] {
      try array(key).map { element throws(CatalogueError) in
        guard case .string(let text) = element else { throw missing(key) }
        return text
      }
    }

    /// The members of an object that may be left out.
    func optionalFields(_ key: String) throws(CatalogueError) -> Fields {
      members.contains { $0.key == key } ? try fields(key) : Fields()
    }

    func fields(_ key: String) throws(CatalogueError) -> Fields {
      for member in members where member.key == key {
        if case .object(let fields) = member.value { return fields }
      }
      throw missing(key)
    }

    /// The members whose values are strings, for a table of names.
    var table: [String: String] {
      var table: [String: String] = [:]
      for case (let key, .string(let text)) in members { table[key] = text }
      return table
    }

    private func missing(_ key: String) -> CatalogueError {
      CatalogueError(
        entry: members.first.map { "\($0.key): \($0.value)" } ?? "", problem: "has no '\(key)'",
        remedy: "mend the built-in file")
    }
  }

  func object() throws(CatalogueError) -> Fields {
    guard case .object(let fields) = self else {
      throw CatalogueError(
        entry: "\(self)", problem: "is no object", remedy: "mend the built-in file")
    }
    return fields
  }

  /// Reads a whole file.
  init(parsing bytes: [UInt8], file: String) throws(CatalogueError) {
    var reader = CatalogueJSONReader(bytes: bytes, file: file)
    self = try reader.readFile()
  }

  init(members: [(key: String, value: CatalogueJSON)]) {
    self = .object(Fields(members: members))
  }
}
