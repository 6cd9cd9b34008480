import DepFacts
import DepModel
import DepSyntax

/// Finds what roots keep or are given and nothing takes, what a list of all leaves out, and what is
/// held in a circle or for too long.
struct UnusedParts {
  let wiring: Wiring
  let sites: [RootSite]

  func report(in plan: inout WiringPlan, prunes: Bool) {
    let names = sites.reduce(into: Set<String>()) { $0.formUnion($1.referencedNames) }
      .union(plan.roots.flatMap(newNames))
    for index in plan.roots.indices {
      let root = plan.roots[index].site
      for member in root.members where member.kind == .kept && member.hidingWord != nil {
        guard !names.contains(member.name) else { continue }
        if prunes { plan.roots[index].pruned.insert(member.name) }
        plan.problems.append(
          WiringProblem(
            name: .unused, path: member.source.path, position: member.position,
            message: "\(root.name) keeps '\(member.name)', and nothing takes it"))
      }
      plan.problems += KeptCircles(plan.roots[index]).problems()
      plan.problems += KeptTooLong(
        wiring: wiring, intent: plan.roots[index],
        isChild: wiring.states.first { $0.type == root.type }?.parent != nil
      ).problems()
      reportInputs(of: root, names, in: &plan)
      reportLeftOut(of: root, in: &plan)
    }
    plan.problems.sort(by: WiringProblem.precedes)
  }

  /// The names that what is added refers to.
  private func newNames(_ intent: RootIntent) -> [String] {
    let values =
      intent.completions.flatMap { $0.added.map(\.value) } + intent.added.map(\.value)
    return values.flatMap { WiredText.flat($0).split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
      .map(String.init)
  }

  private func reportInputs(of root: RootSite, _ names: Set<String>, in plan: inout WiringPlan) {
    guard let structType = wiring.scope.nestedType("Dependencies", of: root.type) else { return }
    for field in wiring.makers.fields(of: structType) where !names.contains(field.name) {
      plan.problems.append(
        WiringProblem(
          name: .unused, path: wiring.scope.records[field.place.file].path,
          position: field.place.position,
          message: "\(root.name) is given '\(field.name)', and nothing takes it"))
    }
  }

  /// Types that conform to the protocol of a literal list, and do not stand in it.
  private func reportLeftOut(of root: RootSite, in plan: inout WiringPlan) {
    let scope = wiring.scope
    let file = root.shape.entry.place.file
    let module = root.shape.entry.module
    for site in root.constructions {
      guard let type = scope.type(named: site.typeName, in: root.type, file: file),
        let structType = scope.nestedType("Dependencies", of: type)
      else { continue }
      for field in wiring.makers.fields(of: structType) {
        guard let element = field.type.arrayElement, wiring.matching.tellsByType(element),
          let given = site.arguments.first(where: { $0.label == field.name }),
          given.text.hasSuffix("]")
        else { continue }
        let conforming = wiring.conformers.of(
          element, from: module, modules: wiring.modules.seen(from: module))
        for candidate in conforming where !given.text.contains(scope.model.types[candidate].name) {
          let place = scope.model.types[candidate].place
          plan.problems.append(
            WiringProblem(
              name: .leftOut, path: scope.records[place.file].path, position: place.position,
              message: "'\(scope.model.types[candidate].name)' can be one of '\(field.name): "
                + "\(field.type.text)', and is not in "
                + "that list of \(site.typeName) in \(root.name)"))
        }
      }
    }
  }
}
