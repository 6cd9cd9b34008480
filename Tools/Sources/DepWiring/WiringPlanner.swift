import DepFacts
import DepModel
package import DepSyntax

/// Completes composition roots: a pure function of the sources.
package struct WiringPlanner {
  package struct Options: Sendable {
    /// Whether what nothing gives becomes an input of the root.
    package var addsInputs = false
    /// Whether such an input is one of the innermost root, unless `live` says what it is: then it
    /// is one of the outermost.
    package var addsToInnermost = false
    /// Whether kept members and inputs go that nothing takes.
    package var prunes = false
    /// Members of the roots that stand for registrations of a container: they are passed as they
    /// are, what a function makes a new one for each field.
    package var registered: Set<String> = []

    package init() {}
  }

  private let project: ProjectTrees
  private let options: Options

  package init(project: ProjectTrees, options: Options = Options()) {
    self.project = project
    self.options = options
  }

  /// How a field of a type in these roots gets its value, by the rule that decided.
  package func why(_ field: String, _ roots: [Int]) -> String {
    let sites = Set(roots).sorted().compactMap { RootSite($0, in: project) }
    var wiring = Wiring(sites, project: project, addsInputs: options.addsInputs)
    wiring.keepsDecisions = true
    _ = wiring.complete()
    return wiring.explanation(of: field, in: sites)
  }

  /// A root and those above it among others, from the innermost.
  package func family(of root: Int, among others: [Int]) -> [Int] {
    let sites = Set(others + [root]).sorted().compactMap { RootSite($0, in: project) }
    let wiring = Wiring(sites, project: project, addsInputs: false)
    guard let index = sites.firstIndex(where: { $0.type == root }) else { return [root] }
    return wiring.levels[index].map { sites[$0].type }
  }

  /// Nothing is changed in a file that does not parse.
  private func unreadable(_ type: Int) -> WiringProblem {
    let entry = project.model.types[type]
    let files = [entry.place.file] + project.scope.parts(of: type).map(\.file)
    let obstacle = files.lazy.compactMap { file in
      self.project.records[file].facts.obstacles.first.map { (file, $0) }
    }.first
    let file = obstacle?.0 ?? entry.place.file
    return WiringProblem(
      name: .unreadable, path: project.records[file].path,
      position: obstacle?.1.position ?? entry.place.position,
      message: "a file of \(entry.name) does not parse"
        + (obstacle.map { ": \($0.1.message)" } ?? "") + "; mend it, and run this again")
  }

  /// Everything that is wrong with these roots as they stand, in the order of a report.
  package func problems(_ roots: [Int]) -> (plan: WiringPlan, problems: [WiringProblem]) {
    let plan = plan(roots)
    let problems =
      plan.problems + WiringDrift.problems(of: plan)
      + UnmadeTypes(project: project).problems(after: plan)
    return (plan, problems.sorted(by: WiringProblem.precedes))
  }

  /// The plan for the types at these indices of ``ProjectModel/types``.
  package func plan(_ roots: [Int]) -> WiringPlan {
    let sites = Set(roots).sorted().compactMap { RootSite($0, in: project) }
    var wiring = Wiring(
      sites, project: project, addsInputs: options.addsInputs, registered: options.registered)
    wiring.addsToInnermost = options.addsToInnermost
    var plan = wiring.complete()
    let read = Set(sites.map(\.type))
    plan.problems += Set(roots).subtracting(read).map(unreadable)
    UnusedParts(wiring: wiring, sites: sites).report(in: &plan, prunes: options.prunes)
    return plan
  }
}
