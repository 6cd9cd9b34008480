import Foundation

protocol StackLimitsProtocol: Sendable {
  var most: Int { get }
}

final class StackLimits: Sendable {
  static let shared = StackLimits()

  var most: Int { 2 }
}

extension StackLimits: StackLimitsProtocol {}

struct StackOf<Element> {
  struct Dependencies {
    var stackLimits: any StackLimitsProtocol

    static var defaultDependencies: Self {
      Self(stackLimits: StackLimits.shared)
    }
  }

  var elements: [Element]
  var dependencies: Dependencies = .defaultDependencies

  mutating func push(_ element: Element) -> Bool {
    guard elements.count < dependencies.stackLimits.most else { return false }
    elements.append(element)
    return true
  }
}
