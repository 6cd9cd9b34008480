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
    /// The constant that holds the root already; nil where one has to be made.
    package var constant: String?
    /// Whether something has to keep the root: closures in it do not.
    package var needsOwner = false
  }

  package struct Decision {
    package var endings: [Ending] = []
    package var staying: [TypeOutcome] = []
    /// In order of place; one root is made for all of them.
    package var entries: [Entry] = []
    /// The places of all that one new root is made for, those of later steps among them.
    package var placesOfNewRoot: [Place] = []
    /// The static members of the roots' own `Dependencies`.
    package var values = CodeRegion()
    /// The defaults that go.
    package var gone = CodeRegion()
    /// How many other types can lose their default afterwards.
    package var remaining = 0
  }

  private let project: ProjectTrees
  private let roots: Set<Int>
  private let rootCode: RootCode
  private let bridges: Bridges

  /// The constants that hold roots for the registrations of containers.
  package struct Bridges {
    package var all = CodeRegion()
    /// Those that go.
    package var going = CodeRegion()

    package init() {}
  }

  package init(project: ProjectTrees, roots: [Int], bridges: Bridges) {
    self.project = project
    self.roots = Set(roots)
    self.bridges = bridges
    rootCode = RootCode(Set(roots), in: project, bridges: bridges.going)
  }

  /// Of all types with a default, which of them go as the choice says.
  ///
  /// `lasting` are singletons that have to stay, and `refusals` say why types have to. Where all
  /// go, the `live` goes too that an earlier run left in types for code that goes now.
  package func decision(
    for targets: [Int], _ choice: EndingChoice = .all, lasting: Set<Int> = [],
    refusals: [Int: SkippedUse] = [:]
  ) -> Decision {
    var decision = Decision()
    decision.values = rootCode.values
    var kept = CodeRegion()
    var needs = needs(of: targets, choice, refusals, &decision, &kept)
    let ended = choice == .all ? leftLives(besides: targets, &kept) : [:]
    needs.merge(ended) { first, _ in first }
    let entries = TransitionEntries(
      needs: needs, roots: roots, rootCode: rootCode, bridges: bridges, project: project
    ).all()
    let shared = needs.values.flatMap(\.singletons).filter { !rootCode.readOnce($0.readers) }
    let freeing = Freeing(
      roots: rootCode, declarations: singletonDeclarations, entries: region(of: entries),
      lasting: lasting.union(shared.map(\.index)), kept: kept, project: project)
    let whenAllGo = freeing.result(of: needs)
    let chosen = chosen(choice, needs, whenAllGo, &decision)
    let free =
      chosen == Set(needs.keys)
      ? whenAllGo : freeing.result(of: chosen, in: needs, whenAllGo: whenAllGo)
    let functions = RootFunctions(roots, in: project)
    for type in targets + ended.keys.sorted() where chosen.contains(type) {
      guard let need = needs[type], ended[type] == nil || free.goes(type) else { continue }
      guard free.blocked.contains(type) else {
        let explicit = free.explicit[type] ?? []
        if explicit.isEmpty { decision.gone.add(need.region) }
        decision.endings.append(
          Ending(
            type: type, outcome: need.ended(passing: explicit, roots: rootCode, project),
            intent: need.wholeIntent(keepsLive: !explicit.isEmpty, project),
            singletons: need.singletons.map(\.index).filter(free.singletons.contains),
            explicit: explicit))
        continue
      }
      let others = needs.filter { !chosen.contains($0.key) }
      decision.staying.append(
        need.staying(
          because: free.holding[type] ?? [], functions: functions,
          holder: { holder(of: $0, among: others) }, project))
    }
    let going = needs.filter { !whenAllGo.blocked.contains($0.key) }.values
    decision.placesOfNewRoot = newRoot(for: entries, of: going)
    decision.entries = entries.filter { entry in
      decision.endings.contains { needs[$0.type]?.relies(on: entry.place, project) == true }
    }
    return told(decision, choice)
  }

  /// The type in whose default a place stands.
  private func holder(of place: Place, among needs: [Int: TransitionNeeds]) -> String? {
    needs.filter { $0.value.covers(place) }.keys.min().map { project.model.types[$0].name }
  }

  /// A step that ends something says nothing of the types that share objects with later ones.
  private func told(_ decision: Decision, _ choice: EndingChoice) -> Decision {
    guard case .next = choice, !decision.endings.isEmpty else { return decision }
    var decision = decision
    decision.staying.removeAll { $0.refusal?.reason == .sharedRegistration }
    return decision
  }

  /// The code of a type's own defaults: `live` and `defaultDependencies`.
  package static func defaults(of type: Int, in project: ProjectTrees) -> CodeRegion {
    TypeShape(type, in: project).map {
      DefaultUses(shape: $0, project: project).declarations
    } ?? CodeRegion()
  }

  /// Types without a default that keep a `live` which other code names.
  private func leftLives(
    besides targets: [Int], _ kept: inout CodeRegion
  ) -> [Int: TransitionNeeds] {
    let unseen = UnseenUses(project, names: [])
    return project.model.types.indices.reduce(into: [:]) { found, type in
      guard project.model.types[type].dependencies != nil, !project.model.types[type].isTest,
        !targets.contains(type), !roots.contains(type), let shape = TypeShape(type, in: project),
        let structType = project.scope.nestedType("Dependencies", of: type),
        let live = project.scope.members(of: structType).first(where: { $0.name == "live" }),
        live.flags.contains(.isStatic), ![.public, .open, .package].contains(live.access)
      else { return }
      var (outcome, intent) = TransitionPlanner(project: project).plan(for: type, excluding: nil)
      if outcome.refusal?.reason == .noDefault { outcome.refusal = nil }
      let needs = TransitionNeeds(shape, outcome, intent, unseen: unseen, project: project)
      if outcome.refusal == nil, !needs.places.isEmpty {
        found[type] = needs.ofLiveOnly
      } else {
        kept.add(needs.region)
      }
    }
  }

  private func newRoot(
    for entries: [Entry], of needs: some Collection<TransitionNeeds>
  ) -> [Place] {
    entries.filter { entry in
      entry.constant == nil && needs.contains { $0.relies(on: entry.place, project) }
    }.map(\.place)
  }

  /// What the default of each type is needed for; a type that has to keep it is named instead.
  private func needs(
    of targets: [Int], _ choice: EndingChoice, _ refusals: [Int: SkippedUse],
    _ decision: inout Decision, _ kept: inout CodeRegion
  ) -> [Int: TransitionNeeds] {
    let planner = TransitionPlanner(project: project)
    let names = project.model.singletons.filter { $0.owner.map(targets.contains) == true }
    let unseen = UnseenUses(project, names: Set(names.map(\.name.lastName)))
    let difference = LiveDifference(project: project, roots: roots.sorted())
    var needs: [Int: TransitionNeeds] = [:]
    for type in targets {
      var (outcome, intent) = planner.plan(for: type, excluding: nil)
      if outcome.refusal == nil, let refusal = refusals[type] ?? difference.refusal(of: type) {
        outcome.refusal = refusal
        outcome.status = .skipped
        outcome.left = []
        outcome.callers = []
      }
      guard outcome.refusal == nil, let shape = TypeShape(type, in: project) else {
        if choice.reports(type) || refusals[type] != nil { decision.staying.append(outcome) }
        if let shape = TypeShape(type, in: project) {
          kept.add(DefaultUses(shape: shape, project: project).declarations)
        }
        continue
      }
      needs[type] = TransitionNeeds(shape, outcome, intent, unseen: unseen, project: project)
    }
    return needs
  }

  /// The types of this step.
  ///
  /// If none can go, these are all that stay, so that each has a reason.
  private func chosen(
    _ choice: EndingChoice, _ needs: [Int: TransitionNeeds], _ whenAllGo: Freeing.Result,
    _ decision: inout Decision
  ) -> Set<Int> {
    switch choice {
    case .all: return Set(needs.keys)
    case .only(let types): return types
    case .next(let count):
      let candidates = EndingStep(needs: needs, whenAllGo: whenAllGo)
      let step = candidates.first(count)
      decision.remaining = candidates.count - step.count
      return step.isEmpty ? Set(needs.keys) : step
    }
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
