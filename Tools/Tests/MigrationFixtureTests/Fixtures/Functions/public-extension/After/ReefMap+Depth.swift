public extension ReefMap {
  static func depth(below level: Int) async -> Int {
    await depth(below: level, dependencies: .defaultDependencies)
  }

  internal static func depth(below level: Int, dependencies: Dependencies) async -> Int {
    dependencies.reefRegistry.depth() + level
  }
}
