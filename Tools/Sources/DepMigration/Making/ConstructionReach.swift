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
  private let table: ConstructionSteps
  private let known = Mutex<[Int: Set<Int>]>([:])

  /// `calls` are more ways in which a type needs another one; see ``StaticCalls``.
  package init(_ project: ProjectTrees, calls: [(from: Int, to: Int)] = []) {
    self.project = project
    table = ConstructionSteps(project, calls: calls)
  }

  /// Whether an object of `type` may be made, or its code may run, while one of `made` is made.
  func leads(to type: Int, from made: Int) -> Bool {
    made != type && reach(of: .made(made)).contains(type)
  }

  /// Whether the same is so for the code of the static that gives a dependency.
  func leads(to type: Int, from dependency: Dependency) -> Bool {
    guard case .node(let node)? = dependency.reach, node >= project.model.types.count,
      dependency.target.singleton != nil
    else { return false }
    return reach(of: .code(node)).contains(type)
  }

  /// The types of which objects are made, or code runs.
  private func reach(of start: ConstructionStep) -> Set<Int> {
    if let known = known.withLock({ $0[start.node] }) { return known }
    var found: Set<ConstructionStep> = [start]
    var open = [start]
    while let step = open.popLast() {
      for next in table.steps(from: step) where found.insert(next).inserted { open.append(next) }
    }
    let types = Set(found.lazy.filter(\.isOfType).map(\.node))
    known.withLock { $0[start.node] = types }
    return types
  }
}
