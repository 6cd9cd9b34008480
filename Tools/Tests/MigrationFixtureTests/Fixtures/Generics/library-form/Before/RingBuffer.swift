final class ClockTower: Sendable {
  static let shared = ClockTower()
  func strike() -> Int { 12 }
}

struct RingBuffer<Element> {
  private var elements: [Element] = []
  private let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
  }

  mutating func push(_ element: Element) -> Int {
    elements.append(element)
    if elements.count > capacity { elements.removeFirst() }
    return elements.count * ClockTower.shared.strike()
  }
}
