import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// The facade whose statics read and write the same state, so that all of them change or none.
struct KeptState {
  let facade: String

  /// Nil for what keeps nothing between two calls.
  init?(_ dependency: Dependency, _ project: ProjectTrees) {
    guard dependency.kind == .staticFacade, let reach = dependency.reach,
      let type = dependency.target.type,
      !Self.keeping.isDisjoint(with: project.model.effects.effects(of: reach))
    else { return nil }
    facade = project.model.types[type].name
  }

  private static let keeping: Set<Effect> = [
    .disk, .defaults, .keychain, .database, .pasteboard, .mutableState,
  ]
}

extension UsePrecondition {
  /// One value with all statics of a facade tells more than a closure for each of many.
  static let usesFewStatics = Self([.wideFacade]) { subject in
    let facades = Dictionary(
      grouping: subject.uses.lazy.filter {
        $0.dependency.kind == .staticFacade && $0.dependency.target.type != nil
      },
      by: \.dependency.target.type)
    let wide = facades.mapValues { Set($0.map(\.dependency.target.name)).count }
      .filter { $0.value > mostStatics }
    return { use in
      guard use.dependency.kind == .staticFacade, let count = wide[use.dependency.target.type]
      else {
        return nil
      }
      let name = use.dependency.target.name
      let facade = name.dropLast(name.lastName.count + 1)
      return Refusal(.wideFacade, "the type uses \(count) statics of '\(facade)'")
    }
  }

  private static let mostStatics = 4
}
