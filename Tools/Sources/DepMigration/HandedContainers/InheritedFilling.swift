import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// The properties of a class that its superclass fills from a container, by reflection.
///
/// The class takes them out of the container itself, right before its superclass fills the others.
struct InheritedFilling {
  let container: HandedContainer
  private(set) var hook: HandedContainerIntent.Hook
  let filled: [InjectedProperty]
  let refused: [(place: Dependency, refusal: Refusal)]
  /// The class that takes the container.
  let superclass: TypeShape

  /// Nil for a class whose superclasses take no container, and for one that takes it itself.
  init?(
    shape: TypeShape, project: ProjectTrees, surroundings: FilledSurroundings
  ) throws(Refusal) {
    let writesInitializer = shape.initializers.contains { !$0.isDelegating }
    let ancestors = project.scope.superclasses(of: shape.type)
      .compactMap { TypeShape($0, in: project) }
    var found: (container: HandedContainer, hook: HandedContainerIntent.Hook, shape: TypeShape)?
    for (index, ancestor) in ancestors.enumerated() {
      if let (property, container) = Self.property(of: ancestor, project) {
        found = (container, .property(property, isOnce: false), ancestor)
        break
      }
      guard ancestor.initializers.contains(where: { !$0.isDelegating }) else { continue }
      guard !writesInitializer,
        let (site, parameter, container) = Self.initializer(of: ancestor, project),
        ancestors[index...].contains(where: { Self.fillsItself($0, project) })
      else { return nil }
      found = (container, .initializer(site, parameter: parameter), ancestor)
      break
    }
    guard let found, case .resolver(let givesOptional) = found.container.kind else { return nil }
    container = found.container
    hook = found.hook
    superclass = found.shape
    try Self.check(shape, ancestors, found.shape.type, found.container, project)
    try found.hook.check(shape, below: found.shape)
    let properties = FilledProperties(
      shape: shape, project: project, givesOptional: givesOptional, surroundings: surroundings)
    if properties.found.isEmpty {
      throw properties.refusals.first?.refusal
        ?? Refusal(.noDependencies, "no wrapper of the type is filled")
    }
    if case .property(let property, _) = hook {
      hook = .property(property, isOnce: properties.isOnlyOnce)
    }
    filled = properties.found
    refused = properties.refusals
  }

  // MARK: What the superclass does

  /// The property whose observer fills the object, with the container that it holds.
  private static func property(
    of ancestor: TypeShape, _ project: ProjectTrees
  ) -> (StoredProperty, HandedContainer)? {
    for property in ancestor.storedProperties {
      guard let function = property.fillingFunction, let written = property.typeText,
        let container = project.scope.handedContainer(
          String(written.dropLast()), in: ancestor.type),
        FilledProperties.areFilled(by: function, project)
      else { continue }
      return (property, container)
    }
    return nil
  }

  /// The only initializer that is not convenient, where it takes a container.
  private static func initializer(
    of ancestor: TypeShape, _ project: ProjectTrees
  ) -> (InitializerSite, Int, HandedContainer)? {
    let sites = ancestor.initializers.filter { !$0.isDelegating && !$0.onlyStops }
    guard sites.count == 1, let site = sites.first else { return nil }
    for (index, parameter) in site.parameterSites.enumerated() {
      guard let container = project.scope.handedContainer(parameter.type, in: ancestor.type)
      else { continue }
      return (site, index, container)
    }
    return nil
  }

  /// Whether an initializer fills the object, and calls none of its functions before.
  static func fillsItself(_ ancestor: TypeShape, _ project: ProjectTrees) -> Bool {
    ancestor.initializers.contains { site in
      site.parameterSites.contains { parameter in
        site.fillingCalls(of: parameter).contains { call in
          call.namesBefore?.isDisjoint(with: ancestor.instanceFunctions.union(["self"]))
            == true
            && FilledProperties.areFilled(by: call.function, project)
        }
      }
    }
  }

  // MARK: What the class can do

  private static func check(
    _ shape: TypeShape, _ ancestors: [TypeShape], _ superclass: Int,
    _ container: HandedContainer, _ project: ProjectTrees
  ) throws(Refusal) {
    let names = ["Dependencies", "dependencies"]
    if let name = names.first(where: shape.declaredNames.contains) {
      throw Refusal(.nameTaken, "the type already has '\(name)'")
    }
    for ancestor in ancestors {
      if project.scope.showsDependencies(ancestor.type) {
        throw Refusal(.nameTaken, "'\(ancestor.entry.name)' has 'dependencies'")
      }
      guard ancestor.isolation == shape.isolation else {
        throw Refusal(.filledLater, "'\(ancestor.entry.name)' is on another actor")
      }
    }
    let meanings = [shape.type, superclass].map {
      project.scope.type(named: container.type, in: $0)
    }
    guard meanings[0] == meanings[1] else {
      throw Refusal(.filledLater, "'\(container.type)' has another meaning in the type")
    }
  }
}

extension ProjectScope {
  /// Whether a class has a member 'dependencies' that subclasses may see.
  func showsDependencies(_ type: Int) -> Bool {
    parts(of: type).contains { part in
      members(of: part).contains { $0.name == "dependencies" && $0.access != .private }
    }
  }
}

extension StoredProperty {
  fileprivate var needsInitializer: Bool {
    value == nil && !isOptional && !hasAttributes
  }
}

extension HandedContainerIntent.Hook {
  /// That a class can do its part, below the one that takes the container.
  func check(_ shape: TypeShape, below ancestor: TypeShape) throws(Refusal) {
    let name = ancestor.entry.name
    switch self {
    case .initializer(let site, _):
      let mentionsGeneric = site.parameterSites.contains { parameter in
        !Set(ancestor.genericParameters)
          .isDisjoint(with: WrittenType(parsing: parameter.type).names)
      }
      guard site.effects.isEmpty, !site.isGeneric, !site.isHidden, !site.isConditional,
        !site.isFailable, !site.isInExtension, !mentionsGeneric, !site.isInlinable,
        site.parameterSites.allSatisfy(\.canBePassedOn), !site.hasCommentAmongParameters
      else { throw Refusal(.filledLater, "the class cannot override the initializer of '\(name)'") }
      if let property = shape.storedProperties.first(where: \.needsInitializer) {
        throw Refusal(.filledLater, "'\(property.name)' has no value of its own")
      }
    case .property(let property, _):
      let modifiers: Set = ["final", "weak", "unowned", "private", "fileprivate"]
      guard property.modifiers.isDisjoint(with: modifiers),
        !property.hasAttributes, !shape.declaredNames.contains(property.name)
      else { throw Refusal(.filledLater, "the class cannot observe '\(property.name)'") }
    case .lazily: break
    }
  }
}
