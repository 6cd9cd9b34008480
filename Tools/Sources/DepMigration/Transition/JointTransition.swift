import DepFacts
package import DepModel
package import DepPlan
package import DepSyntax

/// Finds which types can lose the defaults of their dependencies together.
///
/// A type is free where every place that relies on its default goes with the defaults of the
/// others, or stands in a composition root. What stays is found by taking away, until nothing more
/// has to stay.
package struct JointTransition {
  /// A type that loses its default.
  package struct Ending {
    package let type: Int
    package var outcome: TypeOutcome
    package var intent: TransitionIntent
    /// Its singletons that nothing reads any more but roots.
    package var singletons: [Int] = []
  }

  /// A place outside of every root that makes what a root can make.
  package struct Entry {
    package let place: Place
    package let root: Int
    /// The function of the root: `makeFeed`.
    package let function: String
  }

  package struct Decision {
    package var endings: [Ending] = []
    package var staying: [TypeOutcome] = []
    package var entry: Entry?
    /// How many other types can lose their default afterwards.
    package var remaining = 0
  }

  private let project: ProjectTrees
  private let roots: Set<Int>
  private let rootFiles: Set<Int>

  package init(project: ProjectTrees, roots: [Int]) {
    self.project = project
    self.roots = Set(roots)
    rootFiles = Set(
      roots.flatMap { root -> [Int] in
        let inputs = project.scope.nestedType("Dependencies", of: root)
        return ([root] + [inputs].compactMap(\.self))
          .flatMap { project.scope.parts(of: $0) }.map(\.file)
      })
  }

  /// Of all types with a default, which of them go as the choice says.
  package func decision(for targets: [Int], _ choice: EndingChoice = .all) -> Decision {
    let planner = TransitionPlanner(project: project)
    var needs: [Int: TransitionNeeds] = [:]
    var decision = Decision()
    let difference = LiveDifference(project: project, roots: roots.sorted())
    for type in targets {
      var (outcome, intent) = planner.plan(for: type, excluding: nil)
      if outcome.refusal == nil, let refusal = difference.refusal(of: type) {
        outcome.refusal = refusal
        outcome.status = .skipped
        outcome.left = []
        outcome.callers = []
      }
      guard outcome.refusal == nil, let shape = TypeShape(type, in: project) else {
        if choice.reports(type) { decision.staying.append(outcome) }
        continue
      }
      needs[type] = TransitionNeeds(shape, outcome, intent, project: project)
    }
    let entry = entry(of: needs)
    let freeing = { Freeing(needs: $0, rootFiles: rootFiles, entry: entry?.place).result() }
    let chosen = chosen(choice, needs, freeing, &decision)
    let free = freeing(needs.filter { chosen.contains($0.key) })
    for type in targets where chosen.contains(type) {
      guard let need = needs[type] else { continue }
      guard let holding = free.blocked[type] else {
        decision.endings.append(
          Ending(
            type: type, outcome: need.ended, intent: need.wholeIntent(project),
            singletons: need.singletons.map(\.index).filter(free.singletons.contains)))
        continue
      }
      let holder = needs.filter { $0.value.covers(holding) && !chosen.contains($0.key) }.keys.min()
      decision.staying.append(
        need.staying(
          because: holding, of: holder.map { project.model.types[$0].name }, project))
    }
    if let entry,
      decision.endings.contains(where: { need in
        needs[need.type]?.relies(on: entry.place, project) == true
      })
    {
      decision.entry = entry
    }
    return decision
  }

  /// The types of this step.
  ///
  /// If none can go, these are all that stay, so that each has a reason.
  private func chosen(
    _ choice: EndingChoice, _ needs: [Int: TransitionNeeds],
    _ freeing: ([Int: TransitionNeeds]) -> Freeing.Result, _ decision: inout Decision
  ) -> Set<Int> {
    switch choice {
    case .all: return Set(needs.keys)
    case .only(let types): return types
    case .next(let count):
      let candidates = EndingStep(needs: needs, whenAllGo: freeing(needs))
      let step = candidates.first(count)
      decision.remaining = candidates.count - step.count
      return step.isEmpty ? Set(needs.keys) : step
    }
  }

  /// The only place outside of the roots that makes something which a root can make.
  private func entry(of needs: [Int: TransitionNeeds]) -> Entry? {
    var entries: [Entry] = []
    for (type, need) in needs.sorted(by: { $0.key < $1.key }) {
      for root in roots.sorted() {
        guard let site = RootSite(root, in: project), site.isMadeFromLive(in: project),
          let function = site.entrances.first(where: { member in
            member.writtenType.flatMap {
              project.scope.type(
                named: $0.text, in: root, file: project.model.types[root].place.file)
            } == type
          })
        else { continue }
        let outside = project.model.constructions.filter { made in
          made.made == type && made.labels.allSatisfy { $0 == "dependencies" }
            && need.relies(on: made.place, project)
            && !rootFiles.contains(made.place.file)
            && project.records[made.place.file].role == .source
            && !needs.values.contains { $0.region.contains(made.place) }
        }
        entries += outside.map { Entry(place: $0.place, root: root, function: function.name) }
      }
    }
    return entries.count == 1 ? entries[0] : nil
  }
}
