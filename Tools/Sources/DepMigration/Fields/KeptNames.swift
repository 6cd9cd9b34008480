import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Keeps the names in the type of a field from meaning something else where the field stands.
struct KeptNames {
  private let dependency: Dependency
  private let project: ProjectTrees

  init(_ dependency: Dependency, _ project: ProjectTrees) {
    self.dependency = dependency
    self.project = project
  }

  /// For something of an SDK, whose names the project may give to types of its own.
  func ofSDK(in draft: FieldDraft) throws(Refusal) -> FieldDraft {
    var draft = draft
    for name in WrittenType(parsing: draft.type.description).names.sorted() {
      guard let module = try module(of: name) else { continue }
      draft.type = FieldType(Self.qualify(name, with: module, in: draft.type.description))
      draft.live = Self.qualify(name, with: module, in: draft.live)
    }
    return draft
  }

  /// For something of the project, whose names were written at the level of other files.
  func ofProject(in draft: FieldDraft) throws(Refusal) -> FieldDraft {
    let scope = project.scope
    guard let owner = dependency.owner, let origin = draft.origins.first else { return draft }
    var draft = draft
    for name in WrittenType(parsing: draft.type.description).names.sorted() {
      guard let here = scope.type(named: name, in: owner),
        let meant = scope.type(named: name, in: nil, file: origin), meant != here
      else { continue }
      let module = project.model.types[meant].module
      guard !scope.isDeclared(module) else {
        throw Refusal(.nameTaken, "'\(name)' has another meaning there")
      }
      draft.type = FieldType(Self.qualify(name, with: module, in: draft.type.description))
      draft.projectTypeText = draft.projectTypeText.map {
        Self.qualify(name, with: module, in: $0)
      }
    }
    return draft
  }

  private func module(of name: String) throws(Refusal) -> String? {
    let written = dependency.expression
    if written.hasSuffix("." + dependency.target.name), dependency.target.name.hasPrefix(name) {
      return String(written.dropLast(dependency.target.name.count + 1))
    }
    guard let owner = dependency.owner, hasOtherMeaning(name, in: owner) else { return nil }
    let sdk = project.scope.sdk
    if sdk.lists(name, in: .standardTypes) { return "Swift" }
    if sdk.lists(name, in: .foundationTypes) { return "Foundation" }
    throw Refusal(.typeUnknown, "the project declares another '\(name)'")
  }

  private func hasOtherMeaning(_ name: String, in owner: Int) -> Bool {
    guard let type = project.scope.type(named: name, in: owner) else { return false }
    let record = project.records[project.model.types[owner].place.file]
    let module = project.model.types[type].module
    return module == record.module || record.facts.imports.contains(module)
  }

  /// The text with a module before each place of a name that stands by itself.
  private static func qualify(_ name: String, with module: String, in text: String) -> String {
    var result = ""
    var word = ""
    for character in text + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if word == name, result.last != "." { result += module + "." }
      result += word + String(character)
      word = ""
    }
    return String(result.dropLast())
  }
}
