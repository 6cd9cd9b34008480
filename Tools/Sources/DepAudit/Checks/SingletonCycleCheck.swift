import DepModel

extension Check {
  /// Statics that need each other while they are built, once for each knot of them.
  static let singletonCycles = Check(rules: [.singletonCycle]) { model in
    guard !model.singletons.isEmpty else { return [] }
    let graph = ConstructionNeeds(model).graph
    let components = StrongComponents(graph)
    var search = ShortestCycle(graph, components)
    return components.members.compactMap { members in
      let singletons = members.filter { model.singletons.indices.contains($0) }
      let first = singletons.min { model.singletons[$0].name < model.singletons[$1].name }
      guard let first, !model.isTest(model.singletons[first].place),
        let cycle = search.cycle(through: first)
      else { return nil }
      let path = (cycle + [first]).filter { model.singletons.indices.contains($0) }
      return singletonCycle(path, in: model)
    }
  }

  private static func singletonCycle(_ cycle: [Int], in model: ProjectModel) -> Finding {
    let path = cycle.map { model.singletons[$0].name }
    let first = model.singletons[cycle[0]]
    let maker = FindingMaker(model)
    let notes = cycle.dropFirst().dropLast().map { index in
      maker.note(
        FindingText.singletonCycleNote(model.singletons[index].name),
        at: model.singletons[index].place)
    }
    return maker.finding(
      .singletonCycle, at: first.place, expression: path.joined(separator: " → "),
      type: first.owner, member: first.memberName, text: .singletonCycle(path), notes: notes)
  }
}
