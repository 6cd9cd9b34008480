import DepFacts
import DepModel
import DepSyntax

/// Decides whether a parameter with a default can become a field.
struct CollectableParameter {
  let shape: TypeShape
  let project: ProjectTrees

  /// Why a parameter has to stay; nil where it may go.
  func obstacle(
    _ parameter: ParameterSite, of site: InitializerSite, _ dependency: Dependency
  ) -> String? {
    form(parameter, site) ?? value(parameter, dependency) ?? isolation(dependency)
  }

  private func form(_ parameter: ParameterSite, _ site: InitializerSite) -> String? {
    let type = parameter.writtenType
    let name = parameter.name
    if Self.takenNames.contains(name) || name.contains("`") {
      return "'\(name)' cannot be the name of a field"
    }
    if !parameter.isOrdinary {
      return "'\(type)' cannot be the type of a field"
    }
    if parameter.isClosure, !type.contains("@escaping"), !parameter.isOptional {
      return "the closure does not escape"
    }
    if parameter.isClosure, !type.contains("@Sendable"),
      project.scope.declaresSendable(shape.type)
    {
      return "the closure is not '@Sendable', and the type is 'Sendable'"
    }
    let words = parameter.wordsOfType
    if !words.isDisjoint(with: site.genericParameters + ["Self"]) {
      return "the type of the parameter depends on the initializer"
    }
    if let hidden = words.sorted().first(where: isLessVisible) {
      return "'\(hidden)' is private, and 'Dependencies' is not"
    }
    return nil
  }

  private func isLessVisible(_ name: String) -> Bool {
    let own = project.scope.visibility(of: shape.type)
    return project.scope.type(named: name, in: shape.type).map {
      project.scope.visibility(of: $0).isTooHidden(for: own)
    } ?? false
  }

  private func value(_ parameter: ParameterSite, _ dependency: Dependency) -> String? {
    guard let value = parameter.defaultValue else { return "the parameter has no default" }
    if value.text.contains("Self") || value.text.contains("#") {
      return "the default has another meaning in the struct"
    }
    let names = Set(shape.initializers.flatMap { $0.parameterSites.map(\.name) })
    if !value.freeNames.isDisjoint(with: names) {
      return "the default reads a declaration with the name of the field"
    }
    let isPlainValue =
      value.isCall || project.scope.sdk.lists(parameter.writtenType, in: .plainValues)
    if dependency.kind == .ambientValue, !parameter.isClosure, isPlainValue {
      return "the default is a plain value"
    }
    return nil
  }

  /// `live` is outside of every actor.
  private func isolation(_ dependency: Dependency) -> String? {
    let why = "'live' is outside the actor of the default"
    if let index = dependency.target.singleton,
      SingletonType(project.model.singletons[index], in: project, seenFrom: shape.type).actor != nil
    {
      return why
    }
    if dependency.kind == .construction, let type = dependency.target.type,
      project.scope.isolation(of: type, seenFrom: shape.type) != nil
    {
      return why
    }
    return project.scope.isOnMainActor(dependency.target.name) ? why : nil
  }

  private static let takenNames: Set<String> = [
    "_", "live", "defaultDependencies", "failing", "unimplemented", "dependencies", "self",
  ]
}
