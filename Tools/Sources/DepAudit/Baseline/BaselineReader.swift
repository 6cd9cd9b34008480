internal import DepFacts
internal import DepJSON

/// Reads the entries of a baseline from JSON.
struct BaselineReader {
  private let text: JSONText
  private let file: String

  /// An entry, and where it stands.
  struct PlacedEntry {
    var entry: BaselineEntry
    var offset: Int
  }

  init(_ text: String, file: String) {
    self.text = JSONText(Array(text.utf8))
    self.file = file
  }

  private func error(
    _ problem: String, at offset: Int,
    nextStep: String =
      "correct it, or delete the file and run 'depstructs audit --update-baseline'"
  ) -> BaselineError {
    let place = text.place(at: offset)
    return BaselineError(
      file: file, line: place.line, column: place.column, problem: problem, nextStep: nextStep)
  }

  func entries(commas: JSONText.Commas) throws(BaselineError) -> [PlacedEntry] {
    let value: JSONValue
    do { value = try text.read(commas: commas) } catch {
      throw self.error(error.problem.inBaseline, at: error.offset)
    }
    let members = try members(of: value, called: "the baseline", known: ["version", "entries"])
    guard let version = members["version"] else {
      throw error("the baseline has no 'version'", at: value.offset)
    }
    try check(version)
    guard let list = members["entries"] else {
      throw error("the baseline has no 'entries'", at: value.offset)
    }
    guard case .array(let values) = list.content else {
      throw error("'entries' is \(list.kind); expected a list", at: list.offset)
    }
    var entries: [PlacedEntry] = []
    for value in values { entries.append(try entry(of: value)) }
    return entries
  }

  /// Fails when two entries are about the same thing.
  func requireDistinct(_ entries: [PlacedEntry]) throws(BaselineError) {
    var seen: [BaselineEntry: Int] = [:]
    for placed in entries {
      let key = placed.entry.withCount(0)
      if let first = seen[key] {
        let line = text.place(at: first).line
        throw error(
          "the entry says the same as the one on line \(line)", at: placed.offset,
          nextStep: "run 'depstructs audit --update-baseline', which keeps the lower count")
      }
      seen[key] = placed.offset
    }
  }

  private func check(_ version: JSONValue) throws(BaselineError) {
    guard case .number(let word) = version.content, let number = Int(word) else {
      throw error("'version' is \(version.kind); expected a whole number", at: version.offset)
    }
    guard number != BaselineText.version else { return }
    throw error(
      "the baseline has version \(number), and this tool reads version \(BaselineText.version)",
      at: version.offset, nextStep: "use the version of depstructs that wrote it, or a newer one")
  }

  private func entry(of value: JSONValue) throws(BaselineError) -> PlacedEntry {
    let members = try members(
      of: value, called: "the entry", known: ["module", "type", "rule", "expression", "count"])
    let entry = BaselineEntry(
      module: try text("module", of: members, in: value),
      type: try text("type", of: members, in: value),
      rule: try text("rule", of: members, in: value),
      expression: try text("expression", of: members, in: value),
      count: try count(of: members, in: value))
    return PlacedEntry(entry: entry, offset: value.offset)
  }

  private func text(
    _ name: String, of members: [String: JSONValue], in entry: JSONValue
  ) throws(BaselineError) -> String {
    guard let value = members[name] else {
      throw error("the entry has no '\(name)'", at: entry.offset)
    }
    guard case .string(let text) = value.content else {
      throw error("'\(name)' is \(value.kind); expected a text", at: value.offset)
    }
    return text
  }

  private func count(
    of members: [String: JSONValue], in entry: JSONValue
  ) throws(BaselineError) -> Int {
    guard let value = members["count"] else {
      throw error("the entry has no 'count'", at: entry.offset)
    }
    guard case .number(let word) = value.content, let number = Int(word), number > 0 else {
      throw error("'count' is not a whole number above 0", at: value.offset)
    }
    return number
  }

  private func members(
    of value: JSONValue, called name: String, known: [String]
  ) throws(BaselineError) -> [String: JSONValue] {
    guard case .object(let members) = value.content else {
      throw error("\(name) is \(value.kind); expected an object", at: value.offset)
    }
    var values: [String: JSONValue] = [:]
    for member in members {
      guard known.contains(member.name) else {
        let nearest = NearestName.of(member.name, among: known)
        let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
        throw error("\(name) has an unknown '\(member.name)'\(hint)", at: member.offset)
      }
      guard values.updateValue(member.value, forKey: member.name) == nil else {
        throw error("\(name) has '\(member.name)' twice", at: member.offset)
      }
    }
    return values
  }
}

extension JSONValue {
  /// What it is, for a message.
  fileprivate var kind: String {
    switch content {
    case .object: "an object"
    case .array: "a list"
    case .string: "a text"
    case .number: "a number"
    case .constant: "'true', 'false' or 'null'"
    }
  }
}

extension JSONError.Problem {
  fileprivate var inBaseline: String {
    switch self {
    case .endsTooEarly: "the text ends too early"
    case .moreAfterTheEnd: "there is more after the end"
    case .nestedTooDeep: "the values are nested too deep"
    case .missingName: "expected a name in quotes"
    case .missingColon(let name): "expected ':' after '\(name)'"
    case .missingComma(let end): "expected ',' or '\(end)'"
    case .extraComma(let end): "there is a ',' too many before '\(end)'"
    case .noValue(""): "expected a value"
    case .noValue(let word): "'\(word)' is no value"
    case .openString, .newlineInString: "the text in quotes does not end"
    case .unknownEscape(let character): "'\\\(character)' is no escape"
    case .missingDigits: "expected four digits after '\\u'"
    }
  }
}
