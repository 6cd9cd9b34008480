enum PetrelSpace {
  private final class PetrelInner: Sendable {
    static let shared = PetrelInner()
    func a() { print("a") }
  }

  private final class PetrelUser {
    func use() { PetrelInner.shared.a() }
  }

  static func use() { PetrelUser().use() }
}
