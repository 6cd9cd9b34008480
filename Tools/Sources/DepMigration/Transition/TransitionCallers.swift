import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Lists every place that relies on a default which goes.
struct TransitionCallers {
  let shape: TypeShape
  let project: ProjectTrees
  let initializers: TransitionInitializers.Decision
  let inherited: InheritedInitializers.Decision

  private var available: AvailableFields { AvailableFields(target: shape.entry, project: project) }

  /// In order of file and place; each place once.
  func all() -> [CallerToChange] {
    var callers = inherited.calls.map { caller(at: $0.position, in: $0.source, owner: $0.owner) }
    for construction in project.model.constructions {
      guard let staying = inherited.carriers[construction.made],
        needsDefault(construction.labels, staying)
      else { continue }
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
