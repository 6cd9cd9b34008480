import DepModel
import DepPlan
package import DepSyntax

extension TypeIntent {
  /// Takes what a container hands the type into its struct, whose initializer then reads the
  /// container and passes the other values.
  ///
  /// Where the two do not fit together, the wrappers stay that other code fills.
  package mutating func take(_ decision: HandedContainerPlanner.Decision) {
    switch decision {
    case .intent(let container): take(container)
    case .refused(let other):
      for index in outcome.left.indices where outcome.left[index].reason == .filledLater {
        outcome.left[index].detail = other.refusal?.detail ?? outcome.left[index].detail
      }
    }
  }

  /// What becomes of the type instead, where it has its dependencies later than its code may ask
  /// for them, and most of them come from the container.
  package func yielding(
    to decision: HandedContainerPlanner.Decision, _ project: ProjectTrees
  ) -> HandedContainerIntent? {
    guard case .intent(var container) = decision, container.isFilledLate, base == nil,
      container.filled.count >= fields.count, injected.isEmpty, collected.isEmpty,
      functions.isEmpty, case .declared(let initializers) = structure,
      !initializers.hasSubclasses, !isReadBySubclasses
    else { return nil }
    let refusal = Refusal(.filledLater, "the type has its dependencies only later")
    container.outcome.left = container.left(of: refused(refusal, project).left)
    container.outcome.status = container.outcome.left.isEmpty ? .migrated : .partly
    return container
  }

  private mutating func take(_ container: HandedContainerIntent) {
    guard case .declared(let initializers) = structure, fits(container, initializers) else {
      return
    }
    let taken = Set(container.fields.map(\.name))
    var names = taken.union(fields.values.map(\.name))
    for (identity, field) in fields.sorted(by: { $0.key < $1.key }) where taken.contains(field.name)
    {
      let name = (2...).lazy.map { "\(field.name)\($0)" }.first { names.insert($0).inserted }
      fields[identity]?.name = name ?? field.name
    }
    imports = Set(imports).subtracting([Library.module]).union(container.imports).sorted()
    outcome.left = container.left(of: outcome.left)
    outcome.status = outcome.left.isEmpty ? .migrated : .partly
    outcome.hasDefault = false
    handed = container
  }

  /// The initializers that use a dependency in their own body.
  package var initializersWithUses: Set<MemberSite> {
    Set(uses.lazy.filter(\.use.site.isInInitializer).compactMap(\.use.site.member))
  }

  private func fits(
    _ container: HandedContainerIntent, _ initializers: InitializerIntent
  ) -> Bool {
    guard !container.isFilledLate, functions.isEmpty, injected.isEmpty, collected.isEmpty,
      passingCalls.isEmpty, base == nil,
      propertyName == "dependencies", !initializers.hasSubclasses, !isReadBySubclasses,
      initializers.singletonCalls.isEmpty
    else { return false }
    // The initializer of the struct calls its parameter so.
    let name = container.holder?.name ?? "container"
    guard !fields.values.contains(where: { $0.draft.expression.contains(name) }) else {
      return false
    }
    let home = shape.declaration.source.file
    let isReadElsewhere = uses.contains {
      !$0.use.isInFunction && $0.use.site.source.file != home
    }
    if isReadElsewhere, container.property?.isPrivate == true { return false }
    if container.memberwise != nil {
      return initializers.usingDependencies.isEmpty && !initializers.addition.isMemberwise
    }
    let taking = Set(container.initializers.map(\.site.member))
    return shape.initializers.enumerated().allSatisfy { index, site in
      if site.isDelegating { return !initializers.usingDependencies.contains(index) }
      return taking.contains(site.member) || site.body == nil || site.onlyStops
    }
  }
}
