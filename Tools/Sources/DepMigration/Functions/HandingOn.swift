import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Hands what a type is given on to functions of other types that come to take the same: a clock
/// that a test sets would otherwise stop at the first of them.
package struct HandingOn {
  /// A function that takes the dependencies of its type, and the fields of these.
  private struct Callee {
    let owner: Int
    let type: Int
    let site: FunctionSite
    let fields: [FieldPlan]
  }

  private struct Place: Hashable {
    let file: Int
    let range: Range<Int>

    init(_ site: UseSite) {
      file = site.source.file
      range = site.node.inner
    }
  }

  private let planner: TypePlanner
  private var project: ProjectTrees { planner.project }

  /// Adds the calls that pass dependencies to the intents whose code has them.
  package static func add(to intents: inout [TypeIntent], planner: () -> TypePlanner) {
    guard intents.contains(where: { !$0.functions.isEmpty }) else { return }
    Self(planner: planner()).add(to: &intents)
  }

  private func add(to intents: inout [TypeIntent]) {
    let callees = callees(in: intents)
    guard !callees.isEmpty else { return }
    for index in intents.indices
    where intents[index].structure.hasProperty(in: intents[index].shape) {
      intents[index].passingCalls += calls(in: intents[index], callees, intents)
    }
  }

  /// By name, those that no other declaration of the project has.
  private func callees(in intents: [TypeIntent]) -> [String: Callee] {
    var callees: [String: Callee] = [:]
    for (index, intent) in intents.enumerated() {
      guard let fields = handedFields(of: intent) else { continue }
      for function in intent.functions {
        let name = function.site.name
        guard [.parameter, .pair].contains(function.form), !function.site.isHidden else {
          continue
        }
        callees[name] = Callee(
          owner: index, type: intent.shape.type, site: function.site, fields: fields)
      }
    }
    guard !callees.isEmpty else { return [:] }
    var counts: [String: Int] = [:]
    for record in project.records {
      for member in record.facts.members where callees[member.name] != nil {
        counts[member.name, default: 0] += 1
      }
    }
    return callees.filter { counts[$0.key] == 1 }
  }

  /// The fields that make the `Dependencies` of a type; nil where a caller cannot have the same.
  private func handedFields(of intent: TypeIntent) -> [FieldPlan]? {
    guard !intent.functions.isEmpty, intent.shape.dependencies == nil, intent.collected.isEmpty,
      intent.base == nil, intent.handed == nil, intent.injected.isEmpty,
      ![.private, .fileprivate].contains(project.scope.visibility(of: intent.shape.type))
    else { return nil }
    let fields = intent.orderedFields
    return fields.allSatisfy { $0.draft.projectType == nil && !$0.isOfBase } ? fields : nil
  }

  private func calls(
    in intent: TypeIntent, _ callees: [String: Callee], _ intents: [TypeIntent]
  ) -> [PassingCall] {
    let changed = Set(intent.uses.map { Place($0.use.site) })
    let access = planner.access(in: intent.shape, intent.uses.map(\.use))
    return intent.shape.callsOfStatics(project.scope.sdk).compactMap { site in
      guard let call = site.call, !changed.contains(Place(site)), let name = site.calledMember,
        let callee = callees[name], intents[callee.owner].shape.type != intent.shape.type,
        intents[callee.owner].shape.entry.module == intent.shape.entry.module,
        means(callee, call, at: site, in: intent), mayCross(site, callee, intent),
        let fields = same(callee.fields, in: intent.orderedFields),
        let reach = reach(of: site, access)
      else { return nil }
      return PassingCall(
        call: call, target: .function(callee.site), reach: reach,
        handed: PassingCall.Handed(owner: intents[callee.owner].outcome.key, fields: fields))
    }
  }

  /// How code of an instance reaches its dependencies there; nil where it cannot.
  private func reach(of site: UseSite, _ access: AccessPlanner) -> DependenciesAccess? {
    guard let member = site.member, !site.isInInitializer, !member.isInlined,
      !member.modifiers.contains("nonisolated"),
      Preconditions.ofExpressions.allSatisfy({ $0.refusal(site) == nil })
    else { return nil }
    let reach = access.reach(at: site)
    return site.isShadowed && reach.capture != nil ? nil : reach
  }

  private func means(
    _ callee: Callee, _ call: CallSite, at site: UseSite, in intent: TypeIntent
  ) -> Bool {
    guard !call.labels.contains("dependencies"),
      callee.site.parameters.mayTake(call.labels, hasTrailingClosure: call.hasTrailingClosure)
    else { return false }
    let base = call.called.split(separator: ".").dropLast().map {
      String($0.filter { $0 != "?" && $0 != "!" })
    }
    let scope = project.scope
    if callee.site.isStatic {
      return scope.type(named: base.joined(separator: "."), in: intent.shape.type) == callee.type
    }
    guard base.last?.isCapitalized == false else { return false }
    let path = base.first == "self" ? base.dropFirst() : base[...]
    let isLocal = base.first.map { $0 != "self" && site.member?.binds($0) == true } ?? false
    if !isLocal, let written = typeOfProperty(of: path, intent) {
      return written.type == callee.type
    }
    // So many words name no function of an SDK that code asks of something else.
    return callee.site.name.count { $0.isUppercase } > 2
  }

  /// The project's type of what a path of properties leads to; nil where a name is that of another
  /// thing.
  private func typeOfProperty(
    of path: ArraySlice<String>, _ intent: TypeIntent
  ) -> (type: Int?, Void)? {
    var found: (type: Int?, Void)?
    var owner: Int? = intent.shape.type
    for name in path {
      guard let type = owner, let property = project.scope.property(name, of: type),
        let written = PropertyType.of(property, in: type, project)
      else { return nil }
      owner = project.scope.type(named: written.name, in: type)
      found = (owner, ())
    }
    return found
  }

  /// Whether what is handed over may go where the call goes: to another actor, or into a closure
  /// that may run on one.
  private func mayCross(_ site: UseSite, _ callee: Callee, _ intent: TypeIntent) -> Bool {
    let isElsewhere = site.isAwaited || callee.site.mayBeAwaited
    return (!isElsewhere || callee.fields.allSatisfy(\.draft.isSendable))
      && (site.closures.isEmpty || intent.orderedFields.allSatisfy(\.draft.isSendable))
  }

  /// The names of the same fields in both structs; nil where one is missing.
  private func same(
    _ wanted: [FieldPlan], in own: [FieldPlan]
  ) -> [PassingCall.Handed.Field]? {
    let found = wanted.compactMap { field in
      own.first { $0.draft.live == field.draft.live && $0.type == field.type }.map {
        PassingCall.Handed.Field(name: field.name, own: $0.name)
      }
    }
    return found.count == wanted.count ? found : nil
  }
}

extension [TypeIntent] {
  /// Takes back what is handed to types that stay as they are after all.
  package mutating func handNothing(to refused: Set<String>) {
    for index in indices {
      self[index].passingCalls.removeAll { $0.handed.map { refused.contains($0.owner) } == true }
    }
  }
}
