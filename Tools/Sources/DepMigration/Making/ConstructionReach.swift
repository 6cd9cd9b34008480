import DepFacts
import DepModel
package import DepSyntax
import Synchronization

/// What code runs while an object is made, its dependencies included.
///
/// A value of the dependencies is asked for while their owner is made. Where the value's own
/// making leads back to the owner, one would wait for the other for ever: a closure asks later.
package final class ConstructionReach: Sendable {
  private let project: ProjectTrees
  private let components: Mutex<StepComponents>

  /// `calls` are more ways in which a type needs another one; see ``StaticCalls``.
  package init(_ project: ProjectTrees, calls: [(from: Int, to: Int)] = []) {
    self.project = project
    let steps = ConstructionSteps(project, calls: calls)
    components = Mutex(StepComponents(of: project.model.types.count, steps.steps))
  }

  /// Whether an object of `type` may be made, or its code may run, while one of `made` is made.
  func leads(to type: Int, from made: Int) -> Bool {
    made != type && components.withLock { $0.leads(to: type, from: .made(made)) }
  }

  /// Whether the same is so for the code of the static that gives a dependency.
  func leads(to type: Int, from dependency: Dependency) -> Bool {
    guard case .node(let node)? = dependency.reach, node >= project.model.types.count,
      dependency.target.singleton != nil
    else { return false }
    return components.withLock { $0.leads(to: type, from: .code(node)) }
  }
}
