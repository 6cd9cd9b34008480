import DepStructs

protocol ClockTowerProtocol: Sendable {
  func strike() -> Int
}

final class ClockTower: Sendable {
  static let shared = ClockTower()
  func strike() -> Int { 12 }
}

extension ClockTower: ClockTowerProtocol {}

struct RingBuffer<Element> {
  struct Dependencies: TransitionalDependencies {
    var clockTower: any ClockTowerProtocol

    static var live: Self {
      Self(clockTower: ClockTower.shared)
    }
  }

  private let dependencies: Dependencies

  private var elements: [Element] = []
  private let capacity: Int

  init(capacity: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.capacity = capacity
  }

  mutating func push(_ element: Element) -> Int {
    elements.append(element)
    if elements.count > capacity { elements.removeFirst() }
    return elements.count * dependencies.clockTower.strike()
  }
}
