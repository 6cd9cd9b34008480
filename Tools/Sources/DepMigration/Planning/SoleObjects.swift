import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// The classes of which a program has one object: their initializers are private, and the value of
/// their own singleton is all that calls one.
///
/// What an instance asks of the singleton, it asks of itself. In a test, which makes other objects,
/// it has to.
struct SoleObjects: Sendable {
  private let types: Set<Int>

  init(_ scope: ProjectScope) {
    let model = scope.model
    let kept = Dictionary(
      grouping: model.singletons.filter { $0.owner != nil && $0.owner == $0.valueTypeID },
      by: \.owner)
    let made = Dictionary(grouping: model.constructions, by: \.made)
    types = Set(
      kept.compactMap { type, singletons in
        guard let type, singletons.count == 1, let singleton = singletons.first,
          !singleton.isMutable, Self.isMadeThere(singleton, in: scope),
          Self.isClosed(type, in: scope), made[type]?.map(\.owner) == [type]
        else { return nil }
        return type
      })
  }

  /// Whether the declaration makes the object, and says of it no more than that.
  private static func isMadeThere(_ singleton: Singleton, in scope: ProjectScope) -> Bool {
    guard let index = singleton.member else { return false }
    let member = scope.records[singleton.place.file].facts.members[index]
    let name = singleton.valueType.lastName
    return member.kind == .storedProperty && [nil, name].contains(member.type?.lastName)
      && member.value?.kind == .call && member.value?.castType == nil
      && member.value?.path.last.map { ["init", name].contains($0.baseName) } == true
  }

  /// Whether no other code, and no decoder, makes an object of a class.
  private static func isClosed(_ type: Int, in scope: ProjectScope) -> Bool {
    let outside = scope.outsideSuperclass(of: type)
    return scope.isClosedClass(type) && scope.superclass(of: type) == nil
      && outside.map { scope.sdk.lists($0, in: .plainClasses) } != false
      && !scope.inheritedNames(of: type).contains { scope.sdk.lists($0, in: .dataProtocols) }
  }

  /// The expressions for the singleton in code of instances, with their places.
  func expressions(in uses: TypeUses, _ project: ProjectTrees) -> [(Dependency, UseSite)] {
    guard types.contains(uses.shape.type), uses.hasInstances else { return [] }
    let found = all(in: uses, project)
    // Who compares, or hands the object on, expects another one.
    let isOther = found.contains { _, site in
      site.isComparedByIdentity || site.next.map { Self.comparisons.contains($0.baseName) } != false
    }
    return isOther ? [] : found.filter { $0.0.role == .read && !$0.1.isAwaited }
  }

  private static let comparisons: Set<String> = ["hash", "isEqual", "self"]

  private func all(in uses: TypeUses, _ project: ProjectTrees) -> [(Dependency, UseSite)] {
    uses.hidden.compactMap { dependency in
      guard dependency.kind == .singleton, dependency.place == .body,
        let singleton = dependency.target.singleton,
        project.model.singletons[singleton].valueTypeID == uses.shape.type,
        let source = project.source(dependency.file)
      else { return nil }
      let facts = project.records[dependency.file].facts
      let site = ExpressionFinder(source: source, facts: facts, sdk: project.scope.sdk)
        .find(dependency)
      guard let site, site.closures.isEmpty, !site.isInInitializer, let member = site.member,
        !member.isStatic
      else { return nil }
      return (dependency, site)
    }
  }
}

extension TypeIntent {
  /// Puts `self` in the places of such expressions.
  mutating func askItself(_ expressions: [(Dependency, UseSite)], _ project: ProjectTrees) {
    guard structure.hasProperty(in: shape), !expressions.isEmpty else { return }
    let places = expressions.map { dependency, _ in
      (path: project.records[dependency.file].path, position: dependency.position)
    }
    ownUses = expressions.map(\.1)
    outcome.left.removeAll { left in
      left.reason == .ownSingleton
        && places.contains { $0.path == left.path && $0.position == left.position }
    }
    outcome.status = outcome.left.isEmpty && outcome.halves == 0 ? .migrated : .partly
  }
}
