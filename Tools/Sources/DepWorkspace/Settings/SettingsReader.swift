internal import DepFacts
internal import DepJSON

/// Reads `.depstructs.json`, strictly: whatever it does not know is an error.
package struct SettingsReader: Sendable {
  /// The names of the rules, for `severities`.
  private let ruleNames: [String]

  package init(ruleNames: [String]) {
    self.ruleNames = ruleNames
  }

  /// The settings of a file's text; the path is that of the file as errors show it.
  package func read(_ bytes: [UInt8], path: String) throws(WorkspaceError) -> Settings {
    let form = SettingsForm(text: JSONText(bytes), path: path)
    let root: JSONValue
    do {
      root = try form.text.read()
    } catch {
      throw form.failure(at: error.start, "is not JSON: \(error.problem.inSettings)")
    }
    var settings = Settings()
    for member in try form.members(root, "the configuration") {
      guard let key = SettingsKey(rawValue: member.name) else {
        throw form.unknown(
          "key", member, among: SettingsKey.allCases.map(\.rawValue).filter { !$0.hasPrefix("$") })
      }
      try read(key, member.value, into: &settings, form)
    }
    return settings
  }

  private func read(
    _ key: SettingsKey, _ node: JSONValue, into settings: inout Settings, _ form: SettingsForm
  ) throws(WorkspaceError) {
    let name = key.rawValue
    switch key {
    case .schema: _ = try form.string(node, name)
    case .exclude: settings.exclude = try form.patterns(node, name)
    case .include: settings.include = try form.patterns(node, name)
    case .modules: settings.modules = try modules(node, form)
    case .locators: settings.locators = try form.strings(node, name)
    case .locatorFunctions: settings.locatorFunctions = try form.strings(node, name)
    case .wrappers: settings.wrappers = try form.strings(node, name)
    case .compositionRoots: settings.compositionRoots = try form.strings(node, name)
    case .allowed: settings.allowed = try form.strings(node, name)
    case .count: settings.count = try counted(node, form)
    case .catalogue: settings.catalogue = try catalogue(node, form)
    case .sdk: settings.sdk = try SDKTableReader.read(node, form)
    case .severities: settings.severities = try severities(node, form)
    case .baseline: settings.baseline = try form.string(node, name)
    }
  }

  private func modules(
    _ node: JSONValue, _ form: SettingsForm
  ) throws(WorkspaceError) -> [Settings.Module] {
    var modules: [Settings.Module] = []
    for member in try form.members(node, "modules") {
      let patterns = try form.patterns(member.value, "modules.\(member.name)")
      modules.append(Settings.Module(name: member.name, patterns: patterns))
    }
    return modules.sorted { $0.name < $1.name }
  }

  private func counted(
    _ node: JSONValue, _ form: SettingsForm
  ) throws(WorkspaceError) -> [CountableKind] {
    var kinds: [CountableKind] = []
    for element in try form.elements(node, "count") {
      let name = try form.string(element, "count")
      guard let kind = CountableKind(rawValue: name) else {
        let known = CountableKind.allCases.map(\.rawValue)
        throw form.failure(
          element, "'\(name)' is no kind of place",
          NearestName.of(name, among: known).map { "did you mean '\($0)'?" }
            ?? "it is one of \(known.joined(separator: ", "))")
      }
      kinds.append(kind)
    }
    return kinds
  }

  private func severities(
    _ node: JSONValue, _ form: SettingsForm
  ) throws(WorkspaceError) -> [Settings.RuleSeverity] {
    let known = ["off", "note", "warning", "error"]
    var severities: [Settings.RuleSeverity] = []
    for member in try form.members(node, "severities") {
      guard ruleNames.contains(member.name) else {
        throw form.unknown("rule", member, among: ruleNames)
      }
      let severity = try form.string(member.value, "severities.\(member.name)")
      guard known.contains(severity) else {
        throw form.failure(
          member.value, "'\(severity)' is no severity",
          "it is one of \(known.joined(separator: ", "))")
      }
      severities.append(Settings.RuleSeverity(rule: member.name, severity: severity))
    }
    return severities.sorted { $0.rule < $1.rule }
  }

  private func catalogue(
    _ node: JSONValue, _ form: SettingsForm
  ) throws(WorkspaceError) -> [CatalogueEntry] {
    var entries: [CatalogueEntry] = []
    for element in try form.elements(node, "catalogue") {
      entries.append(try CatalogueEntryReader.read(element, form))
    }
    return entries
  }
}

extension JSONError.Problem {
  fileprivate var inSettings: String {
    switch self {
    case .endsTooEarly: "the file ends too early"
    case .moreAfterTheEnd: "something follows the closing brace"
    case .nestedTooDeep: "nested too deep"
    case .missingName, .extraComma(end: "}"): "a key in quotes is missing here"
    case .missingColon(let name): "a colon is missing after '\(name)'"
    case .missingComma(end: "}"): "a comma or closing brace is missing here"
    case .missingComma: "a comma or closing bracket is missing here"
    case .noValue, .extraComma: "a value is missing here; comments are not JSON"
    case .openString: "a string is not closed"
    case .newlineInString: "a line ends inside a string"
    case .unknownEscape(let character): "'\\\(character)' is no escape of JSON"
    case .missingDigits: "four hexadecimal digits are missing here"
    }
  }
}
