import DepFacts
import DepModel
import DepSyntax

/// What the project declares, by the names that requirements and fields write.
struct Declarations: Sendable {
  /// A type alias of the project.
  struct Alias: Sendable {
    /// Dotted where it is nested: `Feed.Reader`.
    var path: String
    /// The type around it.
    var owner: Int?
    /// What it stands for, as written.
    var target: String
  }

  /// What a name stands for.
  enum Meaning: Sendable {
    case type(Int)
    case alias(Alias)
  }

  let project: ProjectTrees
  /// By path.
  private let aliases: [String: [Alias]]
  /// The names of types and aliases by the path of the type around them.
  private let nested: [String: Set<String>]

  init(_ project: ProjectTrees) {
    self.project = project
    let model = project.model
    var nested: [String: Set<String>] = [:]
    func note(_ path: String) {
      guard let dot = path.lastIndex(of: ".") else { return }
      nested[String(path[..<dot]), default: []].insert(path.lastName)
    }
    var aliases: [String: [Alias]] = [:]
    for type in model.types { note(type.name) }
    for (file, record) in project.records.enumerated() {
      for fact in record.facts.aliases {
        let part = DeclarationPart(file: file, fact: Int(fact.owner))
        let owner = fact.owner < 0 ? nil : project.scope.type(of: part)
        let path = owner.map { "\(model.types[$0].name).\(fact.name)" } ?? fact.name
        aliases[path, default: []].append(Alias(path: path, owner: owner, target: fact.target))
        note(path)
      }
    }
    self.aliases = aliases
    self.nested = nested
  }

  var scope: ProjectScope { project.scope }
  var types: [TypeEntry] { project.model.types }

  /// What a name without generic arguments means where one of some types writes it.
  func meaning(of name: String, near types: [Int]) -> Meaning? {
    for type in types {
      if let found = nestedMeaning(of: name, near: type) { return found }
    }
    if let first = types.first, let type = scope.type(named: name, near: first) {
      return .type(type)
    }
    if let alias = aliases[name]?.first { return .alias(alias) }
    // `App.Feed` names the module first.
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let rest = String(name[name.index(after: dot)...])
    return scope.types(named: rest)
      .first { self.types[$0].module == name[..<dot] }.map { .type($0) }
  }

  /// A type or alias that is nested in a type, or in one around it.
  private func nestedMeaning(of name: String, near type: Int) -> Meaning? {
    var outer = types[type].name[...]
    while true {
      let path = "\(outer).\(name)"
      if let type = scope.types(named: path).first { return .type(type) }
      if let alias = aliases[path]?.first { return .alias(alias) }
      guard let dot = outer.lastIndex(of: ".") else { return nil }
      outer = outer[..<dot]
    }
  }

  /// The types that are nested in those around a type, by the names that stand for them there.
  func nestedNames(around type: Int) -> [String: String] {
    var names: [String: String] = [:]
    var outer = types[type].name[...]
    while let dot = outer.lastIndex(of: ".") {
      outer = outer[..<dot]
      for name in nested[String(outer)] ?? [] where names[name] == nil {
        names[name] = "\(outer).\(name)"
      }
    }
    return names
  }
}
