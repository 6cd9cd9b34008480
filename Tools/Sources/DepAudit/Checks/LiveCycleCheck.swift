import DepModel

extension Check {
  /// Types whose `live` values build each other, once for each knot of them.
  static let liveCycles = Check(rules: [.liveCycle]) { model in
    let edges = model.dependencyShapes.flatMap { type, shape in
      shape.liveNeeds.map { (from: type, to: $0) }
    }
    guard !edges.isEmpty else { return [] }
    let graph = DirectedGraph(nodeCount: model.types.count, edges: edges)
    let components = StrongComponents(graph)
    var search = ShortestCycle(graph, components)
    return components.members.compactMap { members in
      guard let first = members.min(by: { model.precedes($0, $1) }),
        let cycle = search.cycle(through: first)
      else { return nil }
      return liveCycle(cycle + [first], in: model)
    }
  }

  private static func liveCycle(_ cycle: [Int], in model: ProjectModel) -> Finding? {
    guard let shape = model.types[cycle[0]].dependencies else { return nil }
    let names = cycle.map { model.types[$0].name }
    let path = names.map { "\($0).Dependencies" }
    let maker = FindingMaker(model)
    let notes = cycle.indices.dropFirst().dropLast().compactMap { index in
      model.types[cycle[index]].dependencies.map { shape in
        maker.note(
          FindingText.liveCycleNote(names[index], builds: names[index + 1]), at: shape.place)
      }
    }
    return maker.finding(
      .liveCycle, at: shape.place, expression: path.joined(separator: " → "), type: cycle[0],
      member: "live", text: .liveCycle(path), notes: notes)
  }
}

extension ProjectModel {
  /// The order of types by name, then module, then place.
  func precedes(_ left: Int, _ right: Int) -> Bool {
    let (first, second) = (types[left], types[right])
    if first.name != second.name { return first.name < second.name }
    if first.module != second.module { return first.module < second.module }
    if first.place != second.place { return first.place < second.place }
    return left < right
  }
}
