enum KiwiSpace {
  final class `open`: Sendable {
    static let shared = `open`()
    func a() { print("a") }
  }
}
