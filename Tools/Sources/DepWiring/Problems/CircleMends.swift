import DepSyntax

/// Keeps a plan from closing circles among kept members.
struct CircleMends {
  private var intent: RootIntent

  private init(_ intent: RootIntent) { self.intent = intent }

  /// Leaves out the arguments that would let kept members need each other, and writes the type of
  /// one that a closure leads back to.
  static func mend(_ intent: inout RootIntent, circles: [[String]]) {
    var mends = CircleMends(intent)
    for circle in circles { mends.cut(Set(circle)) }
    mends.writeTypes()
    intent = mends.intent
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
  private mutating func writeTypes() {
    let changed = Set(
      intent.completions.filter { $0.site.isKept && !$0.added.isEmpty }
        .compactMap(\.site.memberName))
    for member in intent.site.members
    where changed.contains(member.name) && member.kind == .kept && member.writtenType == nil {
      guard case .object(let type) = member.value, isOnCircle(member.name) else { continue }
      intent.writtenTypes[member.name] = type
    }
  }

  /// Whether the value of a member names, through members of which no type is written, itself.
  private func isOnCircle(_ start: String) -> Bool {
    var seen: Set<String> = []
    var open = Array(names(of: start))
    while let name = open.popLast() {
      if name == start { return true }
      guard seen.insert(name).inserted else { continue }
      open += names(of: name)
    }
    return false
  }

  /// The members that the value of a kept one names, where Swift has to infer its type.
  private func names(of member: String) -> Set<String> {
    let added = intent.added.first { $0.name == member && $0.kind == .kept }
    if let added { return added.writtenType == nil ? WiredNames.all(added.value) : [] }
    let own = intent.site.members.first { $0.name == member && $0.kind == .kept }
    guard let own, own.writtenType == nil, intent.writtenTypes[member] == nil else { return [] }
    let written = own.referencedPaths.compactMap { path in
      path.first == "self" ? path.dropFirst().first : path.first
    }
    let completions = intent.completions.filter {
      $0.site.isKept && $0.site.memberName == member
    }
    return Set(written).union(completions.flatMap(\.added).flatMap { WiredNames.all($0.value) })
  }
}
