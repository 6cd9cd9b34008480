internal import DepFacts

/// Reads the entries of a baseline from JSON.
struct BaselineReader {
  let file: String

  /// An entry, and where it stands.
  struct PlacedEntry {
    var entry: BaselineEntry
    var place: JSONValue.Place
  }

  func error(
    _ problem: String, at place: JSONValue.Place,
    nextStep: String =
      "correct it, or delete the file and write it anew with 'depstructs audit --update-baseline'"
  ) -> BaselineError {
    BaselineError(
      file: file, line: place.line, column: place.column, problem: problem, nextStep: nextStep)
  }

  func entries(of value: JSONValue) throws(BaselineError) -> [PlacedEntry] {
    let members = try members(of: value, called: "the baseline", known: ["version", "entries"])
    guard let version = members["version"] else {
      throw error("the baseline has no 'version'", at: value.place)
    }
    try check(version)
    guard let list = members["entries"] else {
      throw error("the baseline has no 'entries'", at: value.place)
    }
    guard case .array(let values) = list.content else {
      throw error("'entries' is \(list.kind); expected a list", at: list.place)
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
      if let line = seen[key] {
        throw error(
          "the entry says the same as the one on line \(line)", at: placed.place,
          nextStep: "run 'depstructs audit --update-baseline', which keeps the lower count")
      }
      seen[key] = placed.place.line
    }
  }

  private func check(_ version: JSONValue) throws(BaselineError) {
    guard case .number(let number?) = version.content else {
      throw error("'version' is \(version.kind); expected a whole number", at: version.place)
    }
    guard number != BaselineText.version else { return }
    throw error(
      "the baseline has version \(number), and this tool reads version \(BaselineText.version)",
      at: version.place, nextStep: "use the version of depstructs that wrote it, or a newer one")
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
    return PlacedEntry(entry: entry, place: value.place)
  }

  private func text(
    _ name: String, of members: [String: JSONValue], in entry: JSONValue
  ) throws(BaselineError) -> String {
    guard let value = members[name] else {
      throw error("the entry has no '\(name)'", at: entry.place)
    }
    guard case .string(let text) = value.content else {
      throw error("'\(name)' is \(value.kind); expected a text", at: value.place)
    }
    return text
  }

  private func count(
    of members: [String: JSONValue], in entry: JSONValue
  ) throws(BaselineError) -> Int {
    guard let value = members["count"] else {
      throw error("the entry has no 'count'", at: entry.place)
    }
    guard case .number(let number?) = value.content, number > 0 else {
      throw error("'count' is not a whole number above 0", at: value.place)
    }
    return number
  }

  private func members(
    of value: JSONValue, called name: String, known: [String]
  ) throws(BaselineError) -> [String: JSONValue] {
    guard case .object(let members) = value.content else {
      throw error("\(name) is \(value.kind); expected an object", at: value.place)
    }
    var values: [String: JSONValue] = [:]
    for member in members {
      guard known.contains(member.name) else {
        let nearest = NearestName.of(member.name, among: known)
        let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
        throw error("\(name) has an unknown '\(member.name)'\(hint)", at: member.place)
      }
      guard values.updateValue(member.value, forKey: member.name) == nil else {
        throw error("\(name) has '\(member.name)' twice", at: member.place)
      }
    }
    return values
  }
}
