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
      let facade = use.dependency.target.name.holderName
      return Refusal(.wideFacade, "the type uses \(count) statics of '\(facade)'")
    }
  }

  /// The same for the variables of a type, where code sets them: each takes two closures.
  static let setsFewVariables = Self([.wideFacade]) { subject in
    let set = Set(
      subject.uses.lazy.filter {
        $0.dependency.kind == .globalVariable && $0.draft.access == .assignment
      }
      .map(\.dependency.target.name))
    let counts = Dictionary(grouping: set, by: \.holderName).mapValues(\.count)
      .filter { $0.value > mostVariables }
    return { use in
      let name = use.dependency.target.name
      guard set.contains(name), let count = counts[name.holderName] else { return nil }
      let holder = name.holderName.isEmpty ? "of files" : "of '\(name.holderName)'"
      return Refusal(.wideFacade, "the type sets \(count) variables \(holder)")
    }
  }

  private static let mostStatics = 8
  private static let mostVariables = 4
}
