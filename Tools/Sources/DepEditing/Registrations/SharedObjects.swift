import DepFacts
import DepMigration
import DepModel
import DepPlan
import DepSyntax
import DepWiring

/// Finds the types whose defaults fetch an object from a container, where a root would pass another
/// one.
///
/// A root that makes what a container keeps makes it once more: two would live, where one did.
struct SharedObjects {
  private let project: ProjectTrees
  private let roots: [RootSite]
  private let containers: [SharingContainer]
  private let rootCode: CodeRegion

  init(project: ProjectTrees, roots: [Int]) {
    self.project = project
    self.roots = roots.compactMap { RootSite($0, in: project) }
    rootCode = RootCode.all(of: roots, in: project)
    let made = Set(self.roots.flatMap { $0.members.map(\.name) })
    let all =
      roots.isEmpty
      ? []
      : ProjectContainers.all(in: project)
        + ProjectContainers.ofProperties(named: made, in: project)
    containers = all.map { SharingContainer($0, in: project, roots: roots) }
  }

  /// Why types have to keep their defaults, although a decision would end them.
  ///
  /// Where types go step by step, none may share an object with those of a later step.
  func refusals(
    for decision: JointTransition.Decision, _ choice: EndingChoice, among targets: [Int]
  ) -> [Int: SkippedUse] {
    guard !containers.isEmpty else { return [:] }
    let ending = decision.endings.map(\.type)
    let keepingLive = Set(decision.endings.filter { !$0.explicit.isEmpty }.map(\.type))
    let types =
      switch choice {
      case .all, .only: ending
      case .next: targets
      }
    return types.reduce(into: [:]) { refusals, type in
      let own = JointTransition.defaults(of: type, in: project)
      var gone = decision.gone
      if !keepingLive.contains(type) { gone.add(own) }
      refusals[type] = refusal(of: type, own, gone: gone)
    }
  }

  private func refusal(of type: Int, _ defaults: CodeRegion, gone: CodeRegion) -> SkippedUse? {
    for root in roots {
      let sites = root.constructions.filter { makes(type, at: $0, in: root) }
      guard !sites.isEmpty else { continue }
      for container in containers {
        let passed = PassedObjects(
          type: type, fetched: container.fetches(of: defaults, rootCode), project: project)
        if let other = sites.lazy.compactMap({ passed.refusal(of: $0, in: root) }).first {
          return other
        }
        if let shared = container.sharedObject(of: defaults, rootCode, gone: gone) {
          return refusal(shared, container, root)
        }
      }
    }
    return nil
  }

  private func makes(_ type: Int, at site: ConstructionSite, in root: RootSite) -> Bool {
    project.scope.type(
      named: site.typeName, in: root.type, file: root.shape.entry.place.file) == type
  }

  private func refusal(
    _ shared: SharingContainer.Shared, _ container: SharingContainer, _ root: RootSite
  ) -> SkippedUse {
    let reader = shared.reader
    let line = "\(project.records[reader.place.file].path):\(reader.place.position.line)"
    return SkippedUse(
      reason: .sharedRegistration, path: shared.registration.path,
      position: shared.registration.position, expression: "",
      detail: "'\(container.name)' keeps '\(shared.registration.title)' and hands it to "
        + "\(reader.owner) (\(line)), and \(root.name) makes another; "
        + "\(container.advice(for: root.name)), or end the use there")
  }
}
