import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Decides what becomes of the initializers of a type whose transition ends.
struct TransitionInitializers {
  let shape: TypeShape
  let project: ProjectTrees

  struct Decision {
    var intent = TransitionIntent()
    /// The indices of those that callers can still use without dependencies.
    var staying: [Int] = []
    /// The indices of those that go.
    var removed: Set<Int> = []
    var left: [SkippedUse] = []
  }

  func decision() -> Decision {
    var decision = Decision()
    let demanded = project.scope.demandedInitializers(of: shape.type)
    if shape.isMemberwise, let range = shape.propertyDefault {
      decision.intent.property = .init(range: range, source: shape.declaration.source)
    }
    let taking = sitesThatMayTake(demanded)
    if !taking.isEmpty, let range = shape.propertyDefault {
      decision.intent.property = .init(range: range, source: shape.declaration.source)
      decision.intent.taking = taking
      decision.intent.hidesInitializers = !shape.exportsDependencies
      decision.intent.propertyName = shape.propertyName
      return decision
    }
    for (index, site) in shape.initializers.enumerated() {
      if site.dependenciesParameter != nil {
        guard let value = site.dependenciesDefault else { continue }
        if value.hasComment {
          leave(site, .notUnderstood, "the default contains a comment", &decision)
          decision.staying.append(index)
        } else {
          decision.intent.withoutDefault.append(site)
        }
      } else if site.onlyPassesDefault {
        if let why = demand(of: site, demanded) {
          leave(site, .demandedInitializer, why, &decision)
          decision.staying.append(index)
        } else {
          decision.intent.removed.append(site)
          decision.removed.insert(index)
        }
      } else {
        if site.takesDefault(of: shape.entry.name) {
          leave(
            site, .demandedInitializer,
            demand(of: site, demanded) ?? "the initializer takes the default itself and does more",
            &decision)
        }
        decision.staying.append(index)
      }
    }
    return decision
  }

  /// The initializers of a type whose property begins with the default, where each of them can
  /// take the dependencies.
  private func sitesThatMayTake(_ demanded: [[String]]?) -> [InitializerSite] {
    let sites = shape.initializers
    let canTake = sites.allSatisfy { site in
      site.dependenciesParameter == nil && site.body != nil && site.delegations.isEmpty
        && !site.isConditional && demand(of: site, demanded) == nil
    }
    let isFinal = shape.isStruct || project.scope.subclasses(of: shape.type).isEmpty
    return isFinal && canTake && shape.propertyDefault != nil ? sites : []
  }

  /// The first initializer that cannot take the dependencies because of those who call it.
  var firstDemanded: SkippedUse? {
    var decision = Decision()
    let demanded = project.scope.demandedInitializers(of: shape.type)
    for site in shape.initializers {
      guard let why = demand(of: site, demanded) else { continue }
      leave(site, .demandedInitializer, why, &decision)
    }
    return decision.left.first
  }

  /// Why callers need an initializer; nil where nothing is known that does.
  private func demand(of site: InitializerSite, _ demanded: [[String]]?) -> String? {
    if site.labels == ["coder"] { return "a storyboard or an archive calls the initializer" }
    if site.isOverride { return "the superclass requires the initializer" }
    if site.isRequired { return "the initializer is 'required'" }
    if site.isObjectiveC { return "Objective-C may call the initializer" }
    guard let demanded else {
      return "a protocol outside the sources may require the initializer"
    }
    if demanded.contains(site.labels) { return "a protocol requires the initializer" }
    guard site.isExported, project.scope.isSeenOutside(shape.type) else { return nil }
    let hidden = shape.exportsDependencies ? hiddenDefault : "Dependencies"
    return hidden.map {
      "other packages call the initializer and cannot see '\($0)': a library product of this one "
        + "has the type; keep the default, or make '\($0)' 'public' and let them pass it"
    }
  }

  /// The static that gives the real dependencies, where other packages do not see it.
  private var hiddenDefault: String? {
    let structType = project.scope.nestedType("Dependencies", of: shape.type)
    return structType.flatMap { type in
      project.scope.members(of: type).first {
        ["live", "defaultDependencies"].contains($0.name) && $0.flags.contains(.isStatic)
          && ![.public, .open].contains($0.access)
      }?.name
    }
  }

  private func leave(
    _ site: InitializerSite, _ reason: ReasonName, _ detail: String, _ decision: inout Decision
  ) {
    decision.left.append(
      SkippedUse(
        reason: reason, path: site.source.path, position: site.position,
        expression: "init(\(site.labels.map { $0 + ":" }.joined()))", detail: detail))
  }
}
