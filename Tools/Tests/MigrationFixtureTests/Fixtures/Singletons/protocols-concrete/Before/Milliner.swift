import Foundation

final class HatBlock: Sendable {
  static let shared = HatBlock()

  func size(_ head: Int) -> Int { head + 1 }
}

final class Milliner {
  func fit(_ head: Int) -> String { "size \(HatBlock.shared.size(head))" }
}
