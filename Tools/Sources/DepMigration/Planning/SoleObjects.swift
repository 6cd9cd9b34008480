import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// The classes of which a program has one object: only their own singleton makes one.
///
/// What an instance asks of the singleton, it asks of itself. In a test, which makes other objects,
/// it has to.
struct SoleObjects: Sendable {
  private let types: Set<Int>

  init(_ scope: ProjectScope) {
    let model = scope.model
    let kept = model.singletons.filter { $0.owner != nil && $0.owner == $0.valueTypeID }
    let candidates = Set(
      kept.filter { !$0.isMutable }.compactMap(\.owner).filter { type in
        let outside = scope.outsideSuperclass(of: type)
        return model.types[type].kind == .class && scope.superclass(of: type) == nil
          && scope.subclasses(of: type).isEmpty && kept.count { $0.owner == type } == 1
          && outside.map { scope.sdk.lists($0, in: .plainClasses) } != false
      })
    let made = Dictionary(grouping: model.constructions, by: \.made)
    types = candidates.filter { type in
      let places = made[type] ?? []
      return places.count == 1 && places[0].owner == type
    }
  }

  /// The expressions for the singleton in code of instances, with their places.
  func expressions(in uses: TypeUses, _ project: ProjectTrees) -> [(Dependency, UseSite)] {
    guard types.contains(uses.shape.type), uses.hasInstances else { return [] }
    let found = all(in: uses, project)
    // Who compares expects another object.
    return found.contains { $0.1.isComparedByIdentity } ? [] : found
  }

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
