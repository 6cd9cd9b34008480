import DepFacts
import DepModel
import DepSyntax

/// Finds kept members of a root whose values need each other: with types written, Swift compiles
/// them, and the program stops at the first use.
struct KeptCircles {
  let intent: RootIntent
  private let wiring: Wiring
  private let needs: [String: [String]]

  init(_ intent: RootIntent, wiring: Wiring) {
    self.intent = intent
    self.wiring = wiring
    var needs: [String: Set<String>] = [:]
    for member in intent.site.members where member.kind == .kept {
      needs[member.name] = member.eagerNames
    }
    for member in intent.added where member.kind == .kept {
      needs[member.name] = Set(WiredNames.eager(member.value))
    }
    for completion in intent.completions {
      guard completion.site.isKept, let name = completion.site.memberName else { continue }
      let isInside = completion.site.closures.isEmpty
      needs[name, default: []].formUnion(
        isInside
          ? completion.added.flatMap { WiredNames.eager($0.value) }
          : completion.captures.flatMap {
            WiredNames.eager(
              .closure(
                captures: [$0], parameters: [], effects: "", body: .text("")))
          })
    }
    self.needs = needs.mapValues { [needs] in $0.filter { needs[$0] != nil }.sorted() }
  }

  func problems(of circles: [[String]]) -> [WiringProblem] {
    circles.compactMap { circle in
      intent.site.members.first { $0.name == circle.first && $0.kind == .kept }.map {
        problem(circle, $0)
      }
    }
  }

  /// The names of each circle, the first one at its end again.
  func all() -> [[String]] {
    var circles: [[String]] = []
    var done: Set<String> = []
    for member in intent.site.members where member.kind == .kept && !done.contains(member.name) {
      if let circle = circle(from: member.name, &done) { circles.append(circle) }
    }
    return circles
  }

  /// The names from a member back to itself, by the shortest way.
  private func circle(from start: String, _ done: inout Set<String>) -> [String]? {
    var before: [String: String] = [:]
    var open = needs[start] ?? []
    for next in open { before[next] = start }
    var index = 0
    while index < open.count {
      let name = open[index]
      index += 1
      if name == start {
        var way: [String] = []
        var step = before[start] ?? start
        while step != start {
          way.append(step)
          step = before[step] ?? start
        }
        done.formUnion(way + [start])
        way = [start] + way.reversed() + [start]
        return way
      }
      guard !done.contains(name) else { continue }
      for next in needs[name] ?? [] where before[next] == nil {
        before[next] = name
        open.append(next)
      }
    }
    done.insert(start)
    return nil
  }

  private func problem(_ circle: [String], _ member: RootMember) -> WiringProblem {
    let notes = zip(circle, circle.dropFirst()).compactMap { name, next in
      intent.site.members.first { $0.name == name }.map {
        WiringProblem.Note(
          path: $0.source.path, position: $0.position, message: "'\(name)' takes '\(next)'")
      }
    }
    let last = circle[circle.count - 2]
    let advice =
      closureAdvice(for: member.name, in: last)
      ?? WiringProblem.Note(
        path: member.source.path, position: member.position,
        message: "let '\(last)' take a closure that returns '\(member.name)'; that breaks the "
          + "circle")
    let isAnnotated = intent.site.members.contains {
      circle.contains($0.name) && $0.kind == .kept && $0.writtenType != nil
    }
    return WiringProblem(
      name: isAnnotated ? .annotatedCircle : .cycle, path: member.source.path,
      position: member.position,
      message: "\(intent.site.name) keeps '\(member.name)', which needs itself: "
        + circle.joined(separator: " → "), notes: notes + [advice],
      subject: member.name)
  }

  /// Where the field stands that a closure would make late.
  private func closureAdvice(for name: String, in holder: String) -> WiringProblem.Note? {
    let site = intent.site.constructions.first { $0.isKept && $0.memberName == holder }
    let scope = wiring.scope
    guard let site,
      let type = scope.type(
        named: site.typeName, in: intent.site.type, file: intent.site.shape.entry.place.file),
      let structType = wiring.makers.structType(of: type)
    else { return nil }
    let added = intent.completions.filter { $0.site.isSame(as: site) }.flatMap(\.added)
    let label =
      site.arguments.first { $0.path?.last == name }?.label
      ?? added.first { WiredNames.eager($0.value).contains(name) }?.label
    let field = wiring.makers.fields(of: structType).first { $0.name == label }
    if let field, field.type.function != nil {
      return WiringProblem.Note(
        path: site.source.path, position: site.position,
        message: "take '\(field.name): \(name)' out of this call, and run 'depstructs wire "
          + "\(intent.site.name) --write --force'; the closure is written then")
    }
    return field.map { field in
      WiringProblem.Note(
        path: scope.records[field.place.file].path, position: field.place.position,
        message: "write this here, and '\(field.name)()' where it is used, and run "
          + "'depstructs wire \(intent.site.name) --write'; that breaks the circle:",
        lines: ["var \(field.name.escaped): () -> \(field.type.text)"])
    }
  }
}
