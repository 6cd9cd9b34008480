protocol GooseInnerProtocol: Sendable {
  func run(_ key: GooseSpace.Key)
}

enum GooseSpace {
  struct Key {}
  /// Does it.
  final class GooseInner: Sendable {
    static let shared = GooseInner()
    func run(_ key: Key) { print("run", key) }
  }
} // end

extension GooseSpace.GooseInner: GooseInnerProtocol {}
