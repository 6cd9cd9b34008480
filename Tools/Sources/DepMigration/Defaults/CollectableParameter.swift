import DepFacts
import DepModel
import DepSyntax
import SwiftSyntax

/// Decides whether a parameter with a default can become a field.
struct CollectableParameter {
  let shape: TypeShape
  let project: ProjectTrees

  /// Why a parameter has to stay; nil where it may go.
  func obstacle(
    _ parameter: FunctionParameterSyntax, of site: InitializerSite, _ dependency: Dependency
  ) -> String? {
    form(parameter, site) ?? value(parameter, dependency) ?? isolation(dependency)
  }

  private func form(_ parameter: FunctionParameterSyntax, _ site: InitializerSite) -> String? {
    let type = parameter.type.trimmedDescription
    let name = InitializerSite.innerName(parameter)
    if Self.takenNames.contains(name) || name.contains("`") {
      return "'\(name)' is no name for a field"
    }
    if parameter.ellipsis != nil || !parameter.attributes.isEmpty || Self.isSpecial(parameter.type)
    {
      return "'\(type)' is no type for a field"
    }
    if InitializerSite.isClosure(parameter), !type.contains("@escaping"),
      !parameter.type.is(OptionalTypeSyntax.self)
    {
      return "the closure does not escape"
    }
    if InitializerSite.isClosure(parameter), !type.contains("@Sendable"),
      shape.entry.inherited.contains("Sendable")
    {
      return "the closure is not '@Sendable', and the type is"
    }
    let words = Set(parameter.type.tokens(viewMode: .sourceAccurate).map(\.text))
    let generic = site.node.genericParameterClause?.parameters.map(\.name.text) ?? []
    if !words.isDisjoint(with: generic + ["Self"]) {
      return "its type depends on the initializer"
    }
    if let hidden = words.sorted().first(where: isLessVisible) {
      return "'\(hidden)' is private, and 'Dependencies' is not"
    }
    return nil
  }

  private func isLessVisible(_ name: String) -> Bool {
    let own = project.scope.access(of: shape.type)
    return project.declarations.types(named: name).contains { type in
      project.model.types[type].module == shape.entry.module
        && project.scope.access(of: type).isLess(than: own)
    }
  }

  private func value(_ parameter: FunctionParameterSyntax, _ dependency: Dependency) -> String? {
    guard let value = parameter.defaultValue?.value else { return "it has no default" }
    let text = value.trimmedDescription
    if text.contains("Self") || text.contains("#") {
      return "the default means something else in the struct"
    }
    let names = Set(shape.initializers.flatMap { $0.parameters.map(InitializerSite.innerName) })
    if !FreeNames.of(value).isDisjoint(with: names) {
      return "the default reads something of the field's name"
    }
    let isClosure = InitializerSite.isClosure(parameter)
    let isPlainValue =
      value.is(FunctionCallExprSyntax.self)
      || Self.plainTypes.contains(parameter.type.trimmedDescription)
    if dependency.kind == .ambientValue, !isClosure, isPlainValue {
      return "it is a value, and no dependency"
    }
    return nil
  }

  /// `live` is outside of every actor.
  private func isolation(_ dependency: Dependency) -> String? {
    let why = "'live' is outside of the actor that it belongs to"
    if let index = dependency.target.singleton,
      SingletonType(project.model.singletons[index], in: project).actor != nil
    {
      return why
    }
    if dependency.kind == .construction, let type = dependency.target.type,
      project.scope.isolation(of: type) != nil
    {
      return why
    }
    return project.scope.isOnMainActor(dependency.target.name) ? why : nil
  }

  /// Whether a type has a meaning only as that of a parameter.
  private static func isSpecial(_ type: TypeSyntax) -> Bool {
    if let attributed = type.as(AttributedTypeSyntax.self) {
      let attributes = attributed.attributes.names
      return !attributed.specifiers.isEmpty || attributes.contains("autoclosure")
        || isSpecial(attributed.baseType)
    }
    return type.tokens(viewMode: .sourceAccurate).contains {
      $0.text == "some" || $0.text == "repeat"
    }
  }

  static func fieldType(_ type: TypeSyntax) -> String {
    var text = type.trimmedDescription
    for prefix in ["@escaping "] {
      while let range = text.firstRange(of: prefix) { text.removeSubrange(range) }
    }
    return text
  }

  private static let takenNames: Set<String> = [
    "_", "live", "defaultDependencies", "unimplemented", "dependencies", "self",
  ]

  private static let plainTypes: Set<String> = [
    "Date", "UUID", "Int", "Double", "String", "Bool", "TimeInterval", "UInt64", "Float",
  ]
}
