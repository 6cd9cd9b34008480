import DepFacts
import DepModel
import DepSyntax

/// Finds what roots keep or are given and nothing takes, what a list of all leaves out, and what is
/// held in a circle or for too long.
struct UnusedParts {
  let wiring: Wiring
  let sites: [RootSite]

  func report(in plan: inout WiringPlan, prunes: Bool) {
    var names = UsedNames(sites, plan.roots)
    for index in plan.roots.indices {
      reportMembers(&plan, index, &names, prunes: prunes)
      let search = KeptCircles(plan.roots[index], wiring: wiring)
      let circles = search.all()
      plan.problems += search.problems(of: circles)
      plan.roots[index] = CircleMends(plan.roots[index]).intent(without: circles)
      plan.problems += KeptTooLong(
        wiring: wiring, intent: plan.roots[index], root: index
      ).problems()
    }
    for index in plan.roots.indices {
      reportInputs(&plan, index, names, prunes: prunes)
      reportLeftOut(of: plan.roots[index].site, in: &plan)
    }
    plan.problems.sort(by: WiringProblem.precedes)
  }

  /// What goes takes along what only it used.
  private func reportMembers(
    _ plan: inout WiringPlan, _ index: Int, _ names: inout UsedNames, prunes: Bool
  ) {
    let root = plan.roots[index].site
    let unread = Set(plan.problems.filter { $0.name == .missing }.map(\.subject))
    var open = root.members.filter {
      $0.kind == .kept && $0.isPrivate && !unread.contains($0.name)
    }
    while let place = open.firstIndex(where: { !names.contains($0.name, of: index) }) {
      let member = open.remove(at: place)
      if prunes, member.isRemovable {
        plan.roots[index].pruned.insert(member.name)
        names.remove(member.name, of: index)
      }
      plan.problems.append(
        WiringProblem(
          name: .unused, path: member.source.path, position: member.position,
          message: "\(root.name) keeps '\(member.name)', and nothing takes it",
          subject: member.name))
    }
  }

  private func reportInputs(
    _ plan: inout WiringPlan, _ index: Int, _ names: UsedNames, prunes: Bool
  ) {
    let root = plan.roots[index].site
    guard let structType = wiring.scope.nestedType("Dependencies", of: root.type),
      let property = root.inputsProperty, property.hidingWord != nil || hasChild(index)
    else { return }
    let unused = wiring.makers.fields(of: structType).filter { !names.contains(input: $0.name) }
    for field in unused {
      plan.problems.append(
        WiringProblem(
          name: .unused, path: wiring.scope.records[field.place.file].path,
          position: field.place.position,
          message: "\(root.name) is given '\(field.name)', and nothing takes it",
          subject: field.name))
    }
    let names = Set(unused.map(\.name)).intersection(root.inputs?.removable ?? [])
    guard prunes, !names.isEmpty, !isMadeElsewhere(root) else { return }
    prune(names, of: &plan.roots[index])
  }

  /// Whether another file passes the inputs, which would have to change with them.
  private func isMadeElsewhere(_ root: RootSite) -> Bool {
    let own = Set(root.shape.extensions.map(\.source.file) + [root.shape.declaration.source.file])
    return wiring.scope.model.constructions.contains {
      $0.made == root.type && !own.contains($0.place.file)
    }
  }

  /// Another file can use what a root does not hide; a child root is where it does.
  private func hasChild(_ root: Int) -> Bool {
    wiring.levels.contains { $0.dropFirst().contains(root) }
  }

  /// The fields go, and the arguments for them where the struct is made.
  private func prune(_ names: Set<String>, of intent: inout RootIntent) {
    intent.prunedInputs = names
    for site in intent.site.constructions where site.typeName == "Self" {
      let gone = names.intersection(site.arguments.map(\.label))
      guard !gone.isEmpty, !site.isClosed else { continue }
      if let index = intent.completions.firstIndex(where: { $0.site.position == site.position }) {
        intent.completions[index].removed.formUnion(gone)
      } else {
        intent.completions.append(Completion(site: site, removed: gone, order: [:]))
      }
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
          given.isList
        else { continue }
        let conforming = wiring.conformers.of(
          element, from: module, modules: wiring.modules.seen(from: module))
        for candidate in conforming
        where !given.names.contains(scope.model.types[candidate].name.lastName) {
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
