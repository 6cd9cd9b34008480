import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Lists every place that relies on a default which goes.
struct TransitionCallers {
  let shape: TypeShape
  let project: ProjectTrees
  let initializers: TransitionInitializers.Decision

  private var available: AvailableFields { AvailableFields(target: shape.entry, project: project) }
  private var staying: [InitializerSite] { initializers.staying.map { shape.initializers[$0] } }

  /// In order of file and place; each place once.
  func all() -> [CallerToChange] {
    var callers: [CallerToChange] = []
    let carriers = carriers(&callers)
    for construction in project.model.constructions
    where carriers.contains(construction.made) && needsDefault(construction.labels, staying) {
      callers.append(caller(at: construction.place, owner: construction.owner))
    }
    callers += delegations() + handedOver()
    var seen: Set<CallerToChange> = []
    return callers.sorted { ($0.path, $0.position) < ($1.path, $1.position) }
      .filter { seen.insert($0).inserted }
  }

  /// Whether a call with these labels compiles only as long as there is a default.
  private func needsDefault(_ labels: [String], _ staying: [InitializerSite]) -> Bool {
    !labels.contains("dependencies") && !staying.contains { $0.mayTake(labels) }
  }

  private func caller(at place: Place, owner: Int?) -> CallerToChange {
    CallerToChange(
      path: project.records[place.file].path, position: place.position,
      owner: owner.map { project.model.types[$0].name } ?? "",
      atHand: available.fields(of: owner, at: place))
  }

  private func caller(
    at position: SourcePosition, in source: ParsedSource, owner: Int
  ) -> CallerToChange {
    caller(at: Place(file: source.file, position: position), owner: owner)
  }

  // MARK: Subclasses

  /// The type and the classes that inherit its initializers; other subclasses call them with
  /// `super.init`.
  private func carriers(_ callers: inout [CallerToChange]) -> Set<Int> {
    var carriers: Set<Int> = [shape.type]
    var open = project.scope.subclasses(of: shape.type)
    var isChanged = true
    while isChanged {
      isChanged = false
      for type in open {
        guard let base = project.scope.superclass(of: type), carriers.contains(base) else {
          continue
        }
        open.removeAll { $0 == type }
        isChanged = true
        guard let subclass = TypeShape(type, in: project) else { continue }
        let designated = subclass.initializers.filter { !$0.isDelegating }
        if designated.isEmpty {
          carriers.insert(type)
          for site in subclass.initializers { callers += delegations(of: site, in: type, staying) }
        }
        for site in designated { callers += superCalls(of: site, in: type) }
      }
    }
    return carriers
  }

  private func superCalls(of site: InitializerSite, in type: Int) -> [CallerToChange] {
    guard site.body != nil else { return [] }
    let designated = staying.filter { !$0.isConvenience }
    let calls = site.calls(of: ["super.init"])
    if calls.isEmpty, !site.onlyStops, needsDefault([], designated) {
      return [caller(at: site.position, in: site.source, owner: type)]
    }
    return calls.filter { needsDefault($0.labels, designated) }
      .map { caller(at: $0.position, in: site.source, owner: type) }
  }

  // MARK: The type itself

  /// Its initializers that call another one without the dependencies.
  private func delegations() -> [CallerToChange] {
    shape.initializers.enumerated().filter { !initializers.removed.contains($0.offset) }
      .flatMap { index, site in
        let others = initializers.staying.filter { $0 != index }.map { shape.initializers[$0] }
        return delegations(of: site, in: shape.type, others)
      }
  }

  private func delegations(
    of site: InitializerSite, in type: Int, _ others: [InitializerSite]
  ) -> [CallerToChange] {
    site.delegatedCalls.filter { needsDefault($0.labels, others) }.map { call in
      CallerToChange(
        path: site.source.path, position: call.position, owner: project.model.types[type].name,
        atHand: site.dependenciesParameter != nil ? available.fields(of: type) : [])
    }
  }

  /// `Reader.init` where a function is expected.
  private func handedOver() -> [CallerToChange] {
    let name = shape.entry.name.lastName
    guard project.scope.isHandedOver(name) else { return [] }
    return project.records.indices.flatMap { file -> [CallerToChange] in
      let facts = project.records[file].facts
      return facts.uses.filter { use in
        let path = facts.paths[Int(use.path)].components
        return zip(path, path.dropFirst()).contains { $0 == name && $1 == "init" }
      }.map { use in
        CallerToChange(
          path: project.records[file].path, position: use.position, owner: "", atHand: [])
      }
    }
  }
}
