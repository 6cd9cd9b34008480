import DepMigration
import DepFacts
import DepModel
import DepPlan
import DepSyntax
import SwiftSyntax

/// Lists every place that leans on a default which goes.
struct TransitionCallers {
  let shape: TypeShape
  let project: ProjectTrees
  let initializers: TransitionInitializers.Answer

  /// In order of file and place; each place once.
  func all() -> [CallerToChange] {
    var callers: [CallerToChange] = []
    let carriers = carriers(&callers)
    for construction in project.model.constructions
    where carriers.contains(construction.made) && leans(construction.labels) {
      callers.append(caller(at: construction.place, owner: construction.owner))
    }
    callers += delegations() + handedOver()
    var seen: Set<CallerToChange> = []
    return callers.sorted { ($0.path, $0.position) < ($1.path, $1.position) }
      .filter { seen.insert($0).inserted }
  }

  /// Whether a call with these labels can no longer be compiled.
  private func leans(_ labels: [String], among staying: [InitializerSite]? = nil) -> Bool {
    !labels.contains("dependencies")
      && !(staying ?? initializers.staying).contains { $0.mayTake(labels) }
  }

  private func caller(at place: Place, owner: Int?) -> CallerToChange {
    let isInstance =
      project.source(place.file).map { AtHand.isInstance(place, in: $0) } ?? true
    return CallerToChange(
      path: project.records[place.file].path, position: place.position,
      owner: owner.map { project.model.types[$0].name } ?? "",
      atHand: isInstance ? AtHand.fields(of: owner, for: shape.entry, in: project) : [])
  }

  private func caller(
    _ node: some SyntaxProtocol, in source: ParsedSource, owner: Int
  ) -> CallerToChange {
    caller(
      at: Place(file: source.file, position: source.position(at: node.inner.lowerBound)),
      owner: owner)
  }

  // MARK: Subclasses

  /// The type and the classes that inherit its initializers; the others call them.
  private func carriers(_ callers: inout [CallerToChange]) -> Set<Int> {
    var carriers: Set<Int> = [shape.type]
    var open = project.scope.subclasses(of: shape.type)
    var isChanged = true
    while isChanged {
      isChanged = false
      for type in open {
        guard let base = project.scope.superclass(of: type), carriers.contains(base) else { continue }
        open.removeAll { $0 == type }
        isChanged = true
        guard let subclass = TypeShape(type, in: project) else { continue }
        let designated = subclass.initializers.filter { !$0.isDelegating }
        if designated.isEmpty {
          carriers.insert(type)
          for site in subclass.initializers { callers += delegations(of: site, in: type) }
        }
        for site in designated { callers += superCalls(of: site, in: type) }
      }
    }
    return carriers
  }

  private func superCalls(of site: InitializerSite, in type: Int) -> [CallerToChange] {
    guard let body = site.body else { return [] }
    let designated = initializers.staying.filter { !$0.isConvenience }
    let calls = CallCollector.calls(in: body).filter {
      $0.calledExpression.trimmedDescription == "super.init"
    }
    if calls.isEmpty, !site.onlyStops, leans([], among: designated) {
      return [caller(site.node.initKeyword, in: site.source, owner: type)]
    }
    return calls.filter { leans(Self.labels(of: $0), among: designated) }
      .map { caller($0, in: site.source, owner: type) }
  }

  // MARK: The type itself

  /// Its initializers that call another one without the dependencies.
  private func delegations() -> [CallerToChange] {
    shape.initializers.filter { !isRemoved($0) }.flatMap { delegations(of: $0, in: shape.type) }
  }

  private func delegations(of site: InitializerSite, in type: Int) -> [CallerToChange] {
    let others = initializers.staying.filter { $0.node.id != site.node.id }
    return site.delegations.filter { leans(Self.labels(of: $0), among: others) }.map { call in
      let takes = site.dependenciesParameter != nil
      return CallerToChange(
        path: site.source.path, position: site.source.position(at: call.inner.lowerBound),
        owner: project.model.types[type].name,
        atHand: takes ? AtHand.fields(of: type, for: shape.entry, in: project) : [])
    }
  }

  private func isRemoved(_ site: InitializerSite) -> Bool {
    initializers.removed.contains {
      $0.file == site.source.file && $0.range.contains(site.node.inner.lowerBound)
    } && site.dependenciesParameter == nil
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

  private static func labels(of call: FunctionCallExprSyntax) -> [String] {
    call.arguments.map { $0.label?.text ?? "_" }
  }
}

/// What a caller has that it can pass.
enum AtHand {
  /// The fields of a type's own dependencies that fit those of another type.
  static func fields(of owner: Int?, for target: TypeEntry, in project: ProjectTrees)
    -> [String]
  {
    guard let owner, let own = project.model.types[owner].dependencies,
      let wanted = target.dependencies
    else { return [] }
    let whole = "\(target.name.lastName).Dependencies"
    return own.fields.filter { field in
      field.type == whole || field.type.hasSuffix(".\(whole)")
        || wanted.fields.contains { other in
          other.type == field.type || other.typeID != nil && other.typeID == field.typeID
        }
    }.map { "\($0.name): \($0.type)" }
  }

  /// Whether the place has an instance around it, or an initializer that makes one.
  static func isInstance(_ place: Place, in source: ParsedSource) -> Bool {
    let offset = AbsolutePosition(utf8Offset: Int(place.position.offset))
    guard let token = source.tree.token(at: offset),
      let member = Surroundings(of: token).member
    else { return false }
    let modifiers =
      member.asProtocol((any WithModifiersSyntax).self)?.modifiers.map { $0.name.text } ?? []
    return !modifiers.contains("static") && !modifiers.contains("class")
  }
}
