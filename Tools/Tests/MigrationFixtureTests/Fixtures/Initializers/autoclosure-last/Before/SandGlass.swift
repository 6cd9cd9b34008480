import Foundation

final class SandStore: Sendable {
  static let shared = SandStore()
  func grams() -> Int { 70 }
}

final class SandGlass {
  private let label: String

  init(_ label: @autoclosure () -> String) { self.label = label() }

  func turn() -> String { "\(label) \(SandStore.shared.grams())" }
}
