enum GoshawkSpace {}

protocol GoshawkInnerProtocol: Sendable {
  func run()
}

extension GoshawkSpace {
  final class GoshawkInner: Sendable {
    static let shared = GoshawkInner()
    func run() { print("run") }
  }
}

extension GoshawkSpace.GoshawkInner: GoshawkInnerProtocol {}
