final class RopeLocker: Sendable {
  static let shared = RopeLocker()
  func rope(_ metres: Int) -> String { "\(metres) m" }
}

final class KnotTier {
  static let loops = 3

  init() {}

  func tie() -> String {
    let kind = type(of: self)
    return "\(kind.loops) \(Self.loops) \(RopeLocker.shared.rope(KnotTier.loops))"
  }
}
