extension RopeWalk {
  convenience init(fathoms: Int, dependencies: Dependencies = .defaultDependencies) {
    self.init(metres: dependencies.hempPress.press(fathoms * 4), dependencies: dependencies)
  }
}
