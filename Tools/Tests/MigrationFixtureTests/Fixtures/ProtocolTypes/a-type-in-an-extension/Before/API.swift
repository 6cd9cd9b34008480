enum GoshawkSpace {}
extension GoshawkSpace {
  final class GoshawkInner: Sendable {
    static let shared = GoshawkInner()
    func run() { print("run") }
  }
}
