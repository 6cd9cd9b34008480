import DepFacts
import DepModel
package import DepSyntax

/// Lets tests set the dependencies of a class whose subclasses inherit its initializers and keep
/// dependencies of their own, and of a class whose subclasses alone are made and pass none.
///
/// An initializer that took those of the class would be the one of the subclasses too, and take
/// another struct there than the `Dependencies` that they declare.
package struct SettableBases {
  private let project: ProjectTrees

  package init(project: ProjectTrees) { self.project = project }

  package func change(_ intents: inout [TypeIntent]) {
    let places = Dictionary(
      uniqueKeysWithValues: intents.indices.map { (intents[$0].shape.type, $0) })
    for index in intents.indices {
      let below = project.scope.subclasses(of: intents[index].shape.type).compactMap {
        places[$0].map { intents[$0] }
      }
      guard below.contains(where: \.inheritsInitializers) || isOnlyInherited(intents[index], below),
        !below.contains(where: { $0.base != nil && $0.base?.form != .same }),
        let initializers = settable(intents[index])
      else { continue }
      intents[index].structure = .declared(initializers)
    }
  }

  /// Whether objects are made of subclasses alone, and none of these passes dependencies on.
  private func isOnlyInherited(_ intent: TypeIntent, _ below: [TypeIntent]) -> Bool {
    let type = intent.shape.type
    let subclasses = project.scope.subclasses(of: type)
    let writesInitializers = subclasses.allSatisfy { subclass in
      project.scope.members(of: subclass).contains { $0.kind == .initializer }
    }
    return !project.scope.isSeenOutside(type) && !subclasses.isEmpty && writesInitializers
      && below.allSatisfy { $0.base == nil }
      && !project.model.constructions.contains {
        $0.made == type && project.records[$0.place.file].role == .source
      }
  }

  /// The initializers as they are, and a property that can be set; nil where that comes too late.
  private func settable(_ intent: TypeIntent) -> InitializerIntent? {
    guard case .declared(let own) = intent.structure, own.addition == .none,
      own.forms.contains(where: InitializerPlan.taking.contains),
      own.usingDependencies.isEmpty, own.overriding.isEmpty, intent.moves.isEmpty,
      intent.collected.isEmpty, intent.injected.isEmpty, intent.passingCalls.isEmpty,
      intent.base == nil
    else { return nil }
    let uses = intent.uses.map(\.use)
    let early = EarlyMembers(of: intent.shape, in: project)
    // A variable is read only on the actor of the class.
    guard
      intent.shape.isolation.attribute == nil
        || intent.uses.allSatisfy({ $0.reach.unwrapping.isEmpty }),
      InitializerPlanner(shape: intent.shape, project: project, uses: uses).mayVary,
      !uses.contains(where: { early.caller(of: $0) != nil })
    else { return nil }
    return InitializerIntent(
      forms: own.forms.map { _ in .unchanged }, addition: .property, usingDependencies: [],
      passingCalls: own.passingCalls.map { _ in [] }, memberwise: [], inherited: [],
      hasSubclasses: own.hasSubclasses, singletonCalls: [])
  }
}

extension TypeIntent {
  /// Whether it keeps dependencies of its own beside initializers that it inherits.
  fileprivate var inheritsInitializers: Bool {
    guard case .declared(let own) = structure, base == nil else { return false }
    return own.addition == .property && shape.initializers.allSatisfy(\.isDelegating)
  }
}
