import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Finds which subclasses make a type whose dependencies lose their default.
///
/// A subclass without dependencies of its own takes those of its superclass, and passes them on.
struct InheritedInitializers {
  let shape: TypeShape
  let project: ProjectTrees
  /// The initializers of the type that callers can use without dependencies.
  let staying: [InitializerSite]

  struct Decision {
    /// The initializers of subclasses that take the dependencies from now on.
    var passing: [TransitionIntent.PassedOn] = []
    /// The classes whose constructions rely on the default, with the initializers that do not.
    var carriers: [Int: [InitializerSite]] = [:]
    /// The calls in subclasses that rely on the default and stay as they are.
    var calls: [(position: SourcePosition, source: ParsedSource, owner: Int)] = []
  }

  func decision() -> Decision {
    var decision = Decision()
    decision.carriers[shape.type] = staying
    var open = project.scope.subclasses(of: shape.type)
    var isChanged = true
    while isChanged {
      isChanged = false
      for type in open {
        guard let base = project.scope.superclass(of: type), let others = decision.carriers[base]
        else { continue }
        open.removeAll { $0 == type }
        isChanged = true
        add(type, inheriting: others, &decision)
      }
    }
    return decision
  }

  /// `others` are the initializers of the superclass that take no dependencies.
  private func add(_ type: Int, inheriting others: [InitializerSite], _ decision: inout Decision) {
    guard let subclass = TypeShape(type, in: project) else { return }
    let designated = subclass.initializers.filter { !$0.isDelegating }
    if designated.isEmpty {
      decision.carriers[type] = others
      for site in subclass.initializers {
        for call in site.delegatedCalls where needsDefault(call.labels, others) {
          decision.calls.append((call.position, site.source, type))
        }
      }
      return
    }
    let reachable = others.filter { !$0.isConvenience }
    var own = subclass.initializers
    var passes = false
    for site in designated where site.body != nil {
      let calls = site.calls(of: ["super.init"])
      if calls.isEmpty, !site.onlyStops, needsDefault([], reachable) {
        decision.calls.append((site.position, site.source, type))
      }
      let relying = calls.filter { needsDefault($0.labels, reachable) }
      if let call = relying.first, relying.count == 1, call.indexForPassing(before: []) != nil,
        canPass(site, of: subclass)
      {
        decision.passing.append(
          .init(site: site, call: call, base: shape.entry.name, subclass: type))
        own.removeAll { isSame($0, site) }
        passes = true
      } else {
        decision.calls += relying.map { ($0.position, site.source, type) }
      }
    }
    guard passes else { return }
    decision.carriers[type] = own
    for site in subclass.initializers {
      let rest = own.filter { !isSame($0, site) }
      for call in site.delegatedCalls where needsDefault(call.labels, rest) {
        decision.calls.append((call.position, site.source, type))
      }
    }
  }

  /// Whether an initializer of a subclass can take the dependencies of the superclass.
  private func canPass(_ site: InitializerSite, of subclass: TypeShape) -> Bool {
    guard project.records[site.source.file].role == .source, subclass.dependencies == nil,
      project.scope.nestedType("Dependencies", of: subclass.type) == nil,
      !site.mentionsDependencies, !site.isConditional, site.labels != ["coder"],
      !site.isOverride, !site.isRequired, !site.isObjectiveC,
      !site.isExported || shape.exportsDependencies,
      let demanded = project.scope.demandedInitializers(of: subclass.type),
      !demanded.contains(site.labels)
    else { return false }
    let visibility = DefaultVisibility(shape: shape, project: project)
    return visibility.hidden(from: site.source.file) == nil
      && !project.scope.isHandedOver(subclass.entry.name.lastName)
  }

  private func isSame(_ left: InitializerSite, _ right: InitializerSite) -> Bool {
    left.source.file == right.source.file && left.position == right.position
  }

  /// Whether a call with these labels compiles only as long as there is a default.
  private func needsDefault(_ labels: [String], _ staying: [InitializerSite]) -> Bool {
    !labels.contains("dependencies") && !staying.contains { $0.mayTake(labels) }
  }
}
