final class KeelRule: Sendable {
  static let shared = KeelRule()
  func limit() -> Int { 3 }
}

struct KeelSize {
  var size: Int

  static func < (left: Self, right: Self) -> Bool {
    min(left.size, KeelRule.shared.limit()) < min(right.size, KeelRule.shared.limit())
  }

  static func main() { print(KeelRule.shared.limit()) }
}
