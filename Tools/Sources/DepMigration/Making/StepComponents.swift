/// The steps in the making of objects, in groups within which each leads to every other.
///
/// Large projects have circles of thousands of steps: each is walked once, whatever the number of
/// questions is. Tarjan, "Depth-first search and linear graph algorithms", 1972; steps are found as
/// the search comes to them.
struct StepComponents: Sendable {
  private struct Component {
    /// The types that are made in it, or whose code runs.
    var types: [Int32]
    /// The components that it leads to.
    var next: [Int32]
  }

  private struct Visit {
    let step: Int32
    let next: [Int32]
    var position = 0
  }

  private let typeCount: Int
  private let following: @Sendable (ConstructionStep) -> [ConstructionStep]

  private var numbers: [ConstructionStep: Int32] = [:]
  private var steps: [ConstructionStep] = []
  /// For each step its component; -1 until that is known.
  private var componentOfStep: [Int32] = []
  private var components: [Component] = []
  /// For each component that a question began with, a bit for each type.
  private var reached: [Int32: [UInt64]] = [:]

  /// When the search came to a step, from 1, and the earliest of those that it leads back to.
  private var order: [Int32] = []
  private var earliest: [Int32] = []
  private var visited: Int32 = 0

  init(
    of typeCount: Int, _ following: @escaping @Sendable (ConstructionStep) -> [ConstructionStep]
  ) {
    self.typeCount = typeCount
    self.following = following
  }

  /// Whether an object of a type is made, or its code runs, after a step.
  mutating func leads(to type: Int, from start: ConstructionStep) -> Bool {
    let step = number(of: start)
    if componentOfStep[Int(step)] < 0 { search(from: step) }
    let component = componentOfStep[Int(step)]
    let bits = reached[component] ?? types(from: component)
    reached[component] = bits
    return bits[type >> 6] & (1 << UInt64(type & 63)) != 0
  }

  private mutating func number(of step: ConstructionStep) -> Int32 {
    if let number = numbers[step] { return number }
    let number = Int32(steps.count)
    numbers[step] = number
    steps.append(step)
    componentOfStep.append(-1)
    order.append(0)
    earliest.append(0)
    return number
  }

  private mutating func visit(_ step: Int32) -> Visit {
    visited += 1
    order[Int(step)] = visited
    earliest[Int(step)] = visited
    return Visit(step: step, next: following(steps[Int(step)]).map { number(of: $0) })
  }

  private mutating func search(from start: Int32) {
    var path = [visit(start)]
    var open = [start]
    // What the steps that have no component yet lead to.
    var leading = [start: path[0].next]
    while var last = path.popLast() {
      let step = Int(last.step)
      guard last.position < last.next.count else {
        if earliest[step] == order[step] { close(last.step, &open, &leading) }
        if let before = path.last.map({ Int($0.step) }) {
          earliest[before] = min(earliest[before], earliest[step])
        }
        continue
      }
      let next = last.next[last.position]
      last.position += 1
      path.append(last)
      if componentOfStep[Int(next)] >= 0 { continue }
      if order[Int(next)] > 0 {
        earliest[step] = min(earliest[step], order[Int(next)])
      } else {
        let visit = visit(next)
        open.append(next)
        leading[next] = visit.next
        path.append(visit)
      }
    }
  }

  /// Makes a component of all open steps from the first one on.
  private mutating func close(
    _ first: Int32, _ open: inout [Int32], _ leading: inout [Int32: [Int32]]
  ) {
    let own = Int32(components.count)
    let members = open[(open.lastIndex(of: first) ?? 0)...]
    for step in members { componentOfStep[Int(step)] = own }
    var next: Set<Int32> = []
    var types: Set<Int32> = []
    for step in members {
      if steps[Int(step)].isOfType { types.insert(Int32(steps[Int(step)].node)) }
      for other in leading.removeValue(forKey: step) ?? [] {
        next.insert(componentOfStep[Int(other)])
      }
    }
    next.remove(own)
    components.append(Component(types: Array(types), next: Array(next)))
    open.removeLast(members.count)
  }

  private func types(from start: Int32) -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: typeCount / 64 + 1)
    var found: Set<Int32> = [start]
    var open = [start]
    while let component = open.popLast().map({ components[Int($0)] }) {
      for type in component.types { bits[Int(type) >> 6] |= 1 << UInt64(type & 63) }
      for next in component.next where found.insert(next).inserted { open.append(next) }
    }
    return bits
  }
}
