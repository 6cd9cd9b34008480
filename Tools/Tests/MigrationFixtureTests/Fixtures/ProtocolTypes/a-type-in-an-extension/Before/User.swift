final class GoshawkUser {
  init() {}

  func use() {
    GoshawkSpace.GoshawkInner.shared.run()
  }
}
