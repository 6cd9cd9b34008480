import Foundation

final class StackLimits: Sendable {
  static let shared = StackLimits()

  var most: Int { 2 }
}

struct StackOf<Element> {
  var elements: [Element]

  mutating func push(_ element: Element) -> Bool {
    guard elements.count < StackLimits.shared.most else { return false }
    elements.append(element)
    return true
  }
}
