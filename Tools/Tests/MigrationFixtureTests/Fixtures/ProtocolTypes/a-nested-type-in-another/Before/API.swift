enum GooseSpace {
  struct Key {}
  /// Does it.
  final class GooseInner: Sendable {
    static let shared = GooseInner()
    func run(_ key: Key) { print("run", key) }
  }
} // end
