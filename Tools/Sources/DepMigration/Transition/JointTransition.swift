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
    /// Its singletons that go, because nothing reads them any more but the values of a root.
    package var singletons: [Int] = []
    /// The places that pass `.live` from now on, in order; without any, `live` goes too.
    package var explicit: [Place] = []
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
    /// In order of place; one root is made for all of them.
    package var entries: [Entry] = []
    /// The static members of the roots' own `Dependencies`.
    package var values = CodeRegion()
  }

  private let project: ProjectTrees
  private let roots: Set<Int>
  private let rootCode: RootCode

  package init(project: ProjectTrees, roots: [Int]) {
    self.project = project
    self.roots = Set(roots)
    rootCode = RootCode(Set(roots), in: project)
  }

  /// `lasting` are singletons that have to stay.
  package func decision(for targets: [Int], lasting: Set<Int> = []) -> Decision {
    let planner = TransitionPlanner(project: project)
    let names = project.model.singletons.filter { $0.owner.map(targets.contains) == true }
    let unseen = UnseenUses(project, names: Set(names.map(\.name.lastName)))
    var needs: [Int: TransitionNeeds] = [:]
    var decision = Decision()
    decision.values = rootCode.values
    for type in targets {
      let (outcome, intent) = planner.plan(for: type, excluding: nil)
      guard outcome.refusal == nil, let shape = TypeShape(type, in: project) else {
        decision.staying.append(outcome)
        continue
      }
      needs[type] = TransitionNeeds(shape, outcome, intent, unseen: unseen, project: project)
    }
    let entries = TransitionEntries(
      needs: needs, roots: roots, rootCode: rootCode, project: project
    ).all()
    let shared = needs.values.flatMap(\.singletons).filter { !rootCode.readOnce($0.readers) }
    let free = Freeing(
      needs: needs, roots: rootCode, declarations: singletonDeclarations,
      entries: region(of: entries), lasting: lasting.union(shared.map(\.index))
    ).result()
    for type in targets {
      guard let need = needs[type] else { continue }
      guard let holding = free.blocked[type] else {
        let explicit = free.explicit[type] ?? []
        decision.endings.append(
          Ending(
            type: type, outcome: need.ended(passing: explicit, project),
            intent: need.wholeIntent(keepsLive: !explicit.isEmpty, project),
            singletons: need.singletons.map(\.index).filter(free.singletons.contains),
            explicit: explicit))
        continue
      }
      decision.staying.append(need.staying(because: holding, project))
    }
    decision.entries = entries.filter { entry in
      decision.endings.contains { needs[$0.type]?.relies(on: entry.place, project) == true }
    }
    return decision
  }

  private var singletonDeclarations: CodeRegion {
    var region = CodeRegion()
    for singleton in project.model.singletons {
      guard project.records[singleton.place.file].role == .source,
        let source = project.source(singleton.place.file),
        let range = source.declaration(at: Int(singleton.place.position.offset))
      else { continue }
      region.add(range, in: singleton.place.file)
    }
    return region
  }

  private func region(of entries: [Entry]) -> CodeRegion {
    var region = CodeRegion()
    for entry in entries {
      guard let source = project.source(entry.place.file),
        let call = CallSite.at(Int(entry.place.position.offset), in: source)
      else { continue }
      region.add(call.range, in: entry.place.file)
    }
    return region
  }
}
