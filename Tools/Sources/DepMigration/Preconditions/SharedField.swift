import DepFacts
import DepModel
import DepSyntax

/// A target in all code of instances, or in one function that takes it.
struct SharedField: Hashable {
  private let target: String
  private let function: Place?

  init(_ dependency: Dependency, _ project: ProjectTrees, inEachFunction: Bool) {
    target =
      ContainerCall.key(of: dependency, in: project) ?? KeptState(dependency, project)?.facade
      ?? Self.randomness(dependency, project) ?? Self.pair(dependency, project)
      ?? dependency.sharedName
    let around =
      inEachFunction
      ? StaticCalls.anyFunction(around: dependency, in: project.scope)
      : StaticCalls.function(around: dependency, in: project.scope)
    function = around.map {
      Place(file: dependency.file, position: $0.position)
    }
  }
}

extension SharedField {
  /// What a call works on together with others: a real monitor is removed by the real system.
  fileprivate static func pair(_ dependency: Dependency, _ project: ProjectTrees) -> String? {
    project.scope.sdk.text(of: dependency.sharedName.baseName, in: .pairedCalls)
  }

  /// A result is as random as the one place that stays; an identifier is a result of its own.
  fileprivate static func randomness(_ dependency: Dependency, _ project: ProjectTrees) -> String? {
    guard dependency.kind == .ambientValue, dependency.reach == .outside(.randomness),
      !project.scope.sdk.lists(dependency.target.name, in: .identifierMakers)
    else { return nil }
    return "randomness"
  }
}
