import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Keeps the names of a field for something of an SDK from meaning a type of the project.
struct SDKNames {
  private let dependency: Dependency
  private let project: ProjectTrees

  init(_ dependency: Dependency, _ project: ProjectTrees) {
    self.dependency = dependency
    self.project = project
  }

  /// With the name of the module before each name that has another meaning where the field stands.
  func kept(in draft: FieldDraft) throws(Refusal) -> FieldDraft {
    var draft = draft
    for name in WrittenType(parsing: draft.type.description).names.sorted() {
      guard let module = try module(of: name) else { continue }
      draft.type = FieldType(Self.qualify(name, with: module, in: draft.type.description))
      draft.live = Self.qualify(name, with: module, in: draft.live)
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
