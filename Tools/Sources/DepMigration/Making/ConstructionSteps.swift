import DepFacts
import DepModel
import DepSyntax
import Synchronization

/// Leads from each step in the making of an object to the next ones.
///
/// Which object a name is called on, the code does not say without a type checker: a member counts
/// as called on every object at hand whose type has one of that name.
final class ConstructionSteps: Sendable {
  private let project: ProjectTrees
  private let steps: [Int: [CodeStep]]
  private let graph: DirectedGraph
  /// For each type, those whose objects its dependencies ask for.
  private let asked: [Int: [Int]]
  /// The types that conform to each protocol.
  private let conformers: [Int: [Int]]
  /// The types of SDKs that extensions of the project give a member of a name.
  private let extended: [String: [Int]]
  private let codes = Mutex<[Int: TypeCode?]>([:])

  init(_ project: ProjectTrees, calls: [(from: Int, to: Int)]) {
    self.project = project
    let model = project.model
    graph = model.effects.graph
    steps = Dictionary(grouping: model.effects.steps) { Int($0.from) }
    var asked = Dictionary(grouping: calls, by: \.from).mapValues { $0.map(\.to) }
    for dependency in model.dependencies {
      // A closure stands for a static, and for an object that is not made at once.
      guard let owner = dependency.owner,
        dependency.kind != .staticFacade, dependency.kind != .construction
      else { continue }
      let singleton = dependency.target.singleton.map { model.singletons[$0] }
      asked[owner, default: []] += [
        dependency.target.type, singleton?.valueTypeID, singleton?.builtTypeID,
      ].compactMap(\.self)
    }
    self.asked = asked
    extended = model.types.indices.reduce(into: [:]) { extended, type in
      guard model.types[type].kind == .extension else { return }
      for name in Set(project.scope.members(of: type).map(\.name)) {
        extended[name, default: []].append(type)
      }
    }
    conformers = model.types.indices.reduce(into: [:]) { conformers, type in
      if model.types[type].kind == .protocol || model.types[type].inherited.isEmpty { return }
      for parent in project.scope.protocols(of: type) {
        conformers[parent, default: []].append(type)
      }
    }
  }

  /// The next ones; some may be there several times.
  func steps(from step: ConstructionStep) -> [ConstructionStep] {
    switch step {
    case .made(let type):
      let parents = project.scope.superclasses(of: type).first.map { [$0] } ?? []
      return ((asked[type] ?? []) + parents).map { .made($0) }
        + steps(of: type, running: [TypeCode.making])
    case .called(let type, let name): return steps(of: type, running: [name])
    case .asked(let type, let name):
      let below = (conformers[type] ?? []) + project.scope.subclasses(of: type)
      return ([type] + below).map { .called($0, name) }
    case .code(let node): return steps(ofStatic: node)
    }
  }

  private func steps(of type: Int, running names: Set<String>) -> [ConstructionStep] {
    guard let code = code(of: type) else {
      return (steps[type] ?? []).filter {
        TypeCode.isReached(project.model.effects.member(of: $0), by: names)
      }.flatMap { following($0) }
    }
    let overrides = names.contains(TypeCode.making) ? overridesCalledAbove(type) : []
    let (reached, called) = code.reach(of: names.union(overrides))
    var objects: Set<Int> = []
    var found: [ConstructionStep] = []
    for step in steps[type] ?? []
    where TypeCode.isReached(project.model.effects.member(of: step), by: reached) {
      found += following(step)
      objects.formUnion(self.objects(of: step))
    }
    for name in called.own {
      for member in code.members[name] ?? [] {
        if let object = object(of: member, in: type) { objects.insert(object) }
      }
    }
    for parameter in reached.flatMap({ code.members[$0] ?? [] }).flatMap(\.parameters) {
      if let object = self.type(parameter.type, in: type) { objects.insert(object) }
    }
    for name in called.types {
      if let named = self.type(name, in: type) {
        objects.insert(named)
        found.append(.made(named))
      }
    }
    let related = project.scope.superclasses(of: type) + project.scope.protocols(of: type)
    return found + related.flatMap { calls(of: called.own, on: $0) }
      + calls(of: called.asked, onAll: objects)
  }

  private func steps(ofStatic node: Int) -> [ConstructionStep] {
    var objects: Set<Int> = []
    var found: [ConstructionStep] = []
    for step in steps[node] ?? [] {
      found += following(step)
      objects.formUnion(self.objects(of: step))
    }
    guard let (fact, file) = project.model.effects.member(ofNode: node),
      let source = project.source(file),
      let site = MemberSite(at: Int(fact.position.offset), in: source)
    else { return found }
    return found + calls(of: site.calledNames.asked, onAll: objects)
  }

  /// What is made, or which code runs, for a step that the code takes.
  private func following(_ step: CodeStep) -> [ConstructionStep] {
    let to = Int(step.to)
    if to < project.model.types.count { return [.made(to)] }
    return [.code(to)] + (step.object >= 0 ? [.made(Int(step.object))] : [])
  }

  /// The calls of these names on objects that are at hand, and on those that these hand out.
  private func calls(of names: Set<String>, onAll objects: Set<Int>) -> [ConstructionStep] {
    var known = objects
    var open = Array(objects)
    var found: [ConstructionStep] = names.flatMap { name in
      (extended[name] ?? []).map { .called($0, name) }
    }
    while let object = open.popLast() {
      found += calls(of: names, on: object)
      for name in names {
        for member in code(of: object)?.members[name] ?? [] {
          if let next = self.object(of: member, in: object), known.insert(next).inserted {
            open.append(next)
          }
        }
      }
    }
    return found
  }

  /// The calls of these names on an object.
  private func calls(of names: Set<String>, on type: Int) -> [ConstructionStep] {
    guard let code = code(of: type) else { return [] }
    let called = names.union(Self.calledWithoutName).filter { code.members[$0] != nil }
    if called.isEmpty { return operators(of: type) }
    return operators(of: type) + called.map { .asked(type, $0) }
  }

  /// What code may run without a call by name.
  private static let calledWithoutName: Set = [
    "appendInterpolation", "callAsFunction", "debugDescription", "deinit", "description",
    "encode", "hash", "makeIterator", "next", "subscript", "wrappedValue",
  ]

  private func operators(of type: Int) -> [ConstructionStep] {
    (code(of: type)?.members.keys ?? [:].keys).compactMap { name in
      guard let first = name.first, !first.isLetter, first != "_" else { return nil }
      return project.model.effects.node(ofStatic: name, in: type).map { .code($0) }
    }
  }

  private func overridesCalledAbove(_ type: Int) -> Set<String> {
    project.scope.superclasses(of: type).reduce(into: []) { names, superclass in
      guard let code = code(of: superclass) else { return }
      names.formUnion(code.reach(of: [TypeCode.making]).called.own)
    }
  }

  /// What the step gives: as the declaration says, or else all that the static may hold.
  private func objects(of step: CodeStep) -> [Int] {
    if step.object >= 0 { return [Int(step.object)] }
    guard let (fact, file) = project.model.effects.member(ofNode: Int(step.to)) else { return [] }
    if let type = fact.type,
      let written = project.scope.type(named: FieldType(type).name, in: nil, file: file)
    {
      return [written]
    }
    return graph[Int(step.to)].filter { $0 < project.model.types.count }
  }

  private func object(of member: MemberFact, in type: Int) -> Int? {
    member.type.flatMap { self.type($0, in: type) }
  }

  private func type(_ written: String, in type: Int) -> Int? {
    project.scope.type(named: FieldType(written).name, in: type)
  }

  private func code(of type: Int) -> TypeCode? {
    if let known = codes.withLock({ $0[type] }) { return known }
    let code = TypeCode(type, in: project)
    codes.withLock { $0[type] = .some(code) }
    return code
  }
}
