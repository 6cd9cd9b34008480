import DepModel
import DepSyntax

/// Keeps a plan from closing circles among kept members.
struct CircleMends {
  private var intent: RootIntent

  init(_ intent: RootIntent) { self.intent = intent }

  /// The intent without the arguments that would let kept members need each other, and with the
  /// type of each that a closure leads back to.
  func intent(without circles: [[String]]) -> RootIntent {
    var mends = self
    for circle in circles { mends.cut(Set(circle)) }
    mends.writeTypes(outside: Set(circles.joined()))
    return mends.intent
  }

  private mutating func cut(_ circle: Set<String>) {
    for index in intent.completions.indices {
      let completion = intent.completions[index]
      guard completion.site.isKept, completion.site.memberName.map(circle.contains) == true else {
        continue
      }
      intent.completions[index].added.removeAll {
        !circle.isDisjoint(with: WiredNames.eager($0.value))
      }
    }
    intent.completions.removeAll(where: \.isEmpty)
  }

  /// Swift infers no type around a circle, though only a closure closes it.
  ///
  /// A circle without a closure stays an error of the compiler.
  private mutating func writeTypes(outside circles: Set<String>) {
    let changed = Set(
      intent.completions.filter { $0.site.isKept && !$0.added.isEmpty }
        .compactMap(\.site.memberName))
    guard !changed.isEmpty else { return }
    var names = untypedNames()
    while let (member, type) = firstOnCircle(names, among: changed, outside: circles) {
      intent.writtenTypes[member] = type
      names[member] = []
    }
  }

  private func firstOnCircle(
    _ names: [String: Set<String>], among changed: Set<String>, outside circles: Set<String>
  ) -> (String, type: String)? {
    let members = names.keys.sorted()
    let numbers = Dictionary(uniqueKeysWithValues: members.enumerated().map { ($1, $0) })
    let edges = members.enumerated().flatMap { number, member in
      (names[member] ?? []).compactMap { name in numbers[name].map { (from: number, to: $0) } }
    }
    let graph = DirectedGraph(nodeCount: members.count, edges: edges)
    let found = StrongComponents(graph).cyclic(in: graph).map { Set($0.map { members[$0] }) }
      .filter { $0.isDisjoint(with: circles) }
    guard !found.isEmpty else { return nil }
    for member in intent.site.members
    where changed.contains(member.name) && found.contains(where: { $0.contains(member.name) }) {
      if case .object(let type) = member.value { return (member.name, type) }
    }
    return nil
  }

  /// The names that the values of kept members read whose types Swift has to infer.
  private func untypedNames() -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for member in intent.site.members where member.kind == .kept && member.writtenType == nil {
      names[member.name] = Set(
        member.referencedPaths.compactMap { path in
          path.first == "self" ? path.dropFirst().first : path.first
        })
    }
    for member in intent.added where member.kind == .kept && member.writtenType == nil {
      names[member.name] = WiredNames.all(member.value)
    }
    for completion in intent.completions where completion.site.isKept {
      guard let name = completion.site.memberName, names[name] != nil else { continue }
      names[name]?.formUnion(completion.added.flatMap { WiredNames.all($0.value) })
    }
    return names
  }
}
