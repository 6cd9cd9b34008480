enum PeweeSpace {
  #if !NEVER
  final class PeweeInner: Sendable {
    static let shared = PeweeInner()
    func a() { print("a") }
  }
  #endif
}
