extension TowRope {
  func knotted() -> Int { Self.strength(length * 2, dependencies: dependencies) }
}
