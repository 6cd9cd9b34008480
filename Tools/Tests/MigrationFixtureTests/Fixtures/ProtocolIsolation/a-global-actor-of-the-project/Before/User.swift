@FlamingoStore
final class FlamingoUser {
  init() {}

  func use() {
    FlamingoAPI.shared.run()
  }
}
