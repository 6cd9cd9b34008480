import DepFacts
import DepModel
import DepPlan
import DepSyntax
import DepWiring

/// Compares what a root passes to a type with what the type's default fetches from a container.
struct PassedObjects {
  let type: Int
  /// The registrations that the default fetches.
  let fetched: [SharingContainer.Fetched]
  let project: ProjectTrees

  /// Where a root passes an object that its container would not hand out; nil where it does not.
  func refusal(of site: ConstructionSite, in root: RootSite) -> SkippedUse? {
    guard !fetched.isEmpty else { return nil }
    let reached = names(reachedFrom: site, in: root)
    return fetched.lazy.compactMap { difference($0, reached, site, root) }.first.map {
      SkippedUse(
        reason: .sharedRegistration, path: site.source.path, position: site.position,
        expression: "", detail: $0)
    }
  }

  private func difference(
    _ fetch: SharingContainer.Fetched, _ reached: Set<String>, _ site: ConstructionSite,
    _ root: RootSite
  ) -> String? {
    let name = fetch.registration.title
    if let member = fetch.askedMember {
      return reached.contains(member)
        ? nil
        : "the registration of '\(name)' asks \(root.name) for '\(member)', and \(root.name) "
          + "passes another object here; pass '\(member)' first"
    }
    guard fetch.isNew, let kept = keptArgument(of: site, for: fetch.registration, in: root) else {
      return nil
    }
    return "'\(fetch.container)' makes a new '\(name)' for each fetch, and \(root.name) passes "
      + "'\(kept)', which it keeps; let a function make it first"
  }

  /// The kept member that a root passes for a field of the registered type.
  private func keptArgument(
    of site: ConstructionSite, for registration: Registration, in root: RootSite
  ) -> String? {
    guard let structType = project.scope.nestedType("Dependencies", of: type) else { return nil }
    let services = Set(registration.services.map(\.serviceKey))
    let labels = Set(
      project.scope.members(of: structType)
        .filter { $0.type.map { services.contains($0.serviceKey) } == true }.map(\.name))
    return site.arguments.lazy.filter { labels.contains($0.label) }.compactMap { argument in
      guard let path = argument.path, path.count == 1 else { return nil }
      return root.members.first { $0.name == path[0] && $0.kind == .kept }?.name
    }.first
  }

  /// The members of the root that a construction needs, directly or by others.
  private func names(reachedFrom site: ConstructionSite, in root: RootSite) -> Set<String> {
    var found: Set<String> = []
    var open = site.arguments.flatMap(\.names)
    while let next = open.popLast() {
      guard found.insert(next).inserted else { continue }
      let members = root.members.filter { $0.name == next }
      open += members.flatMap { $0.referencedPaths.flatMap(\.self) }
    }
    return found
  }
}

extension Registration {
  /// How texts name it.
  var title: String { property ?? services.first ?? "" }
}
