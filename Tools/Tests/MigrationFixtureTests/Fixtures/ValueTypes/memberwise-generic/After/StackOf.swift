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

  private let dependencies: Dependencies

  var elements: [Element]

  init(elements: [Element], dependencies: Dependencies = .defaultDependencies) {
    self.elements = elements
    self.dependencies = dependencies
  }

  mutating func push(_ element: Element) -> Bool {
    guard elements.count < dependencies.stackLimits.most else { return false }
    elements.append(element)
    return true
  }
}
