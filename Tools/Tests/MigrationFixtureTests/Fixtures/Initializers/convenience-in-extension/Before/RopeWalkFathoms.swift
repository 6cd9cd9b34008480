extension RopeWalk {
  convenience init(fathoms: Int) {
    self.init(metres: HempPress.shared.press(fathoms * 4))
  }
}
