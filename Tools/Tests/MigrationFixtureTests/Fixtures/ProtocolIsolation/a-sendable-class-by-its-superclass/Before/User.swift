final class GannetUser: Sendable {
  init() {}

  func use() {
    GannetAPI.shared.run()
    let f: @Sendable () -> Void = { GannetAPI.shared.run() }
    f()
  }
}
