public extension ReefMap {
  static func depth(below level: Int) async -> Int { ReefRegistry.shared.depth() + level }
}
