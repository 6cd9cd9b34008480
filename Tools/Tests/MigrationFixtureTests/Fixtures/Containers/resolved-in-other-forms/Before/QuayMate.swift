final class QuayMate1506 {
  func lengths() -> [Int] {
    let rope = QuayShed1506.shared.resolve(QuayRope1506.self)
    let other = QuayShed1506.shared.store.resolve(QuayRope1506.self)!
    guard let last = QuayShed1506.shared.store.resolve(QuayRope1506.self) else { return [] }
    return [rope.length, other.length, last.length]
  }
}
