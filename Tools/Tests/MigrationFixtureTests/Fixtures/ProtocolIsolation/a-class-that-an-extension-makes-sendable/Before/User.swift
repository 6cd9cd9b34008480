final class GarganeyUser: Sendable {
  init() {}

  func use() {
    GarganeyAPI.shared.run()
    let f: @Sendable () -> Void = { GarganeyAPI.shared.run() }
    f()
  }
}
