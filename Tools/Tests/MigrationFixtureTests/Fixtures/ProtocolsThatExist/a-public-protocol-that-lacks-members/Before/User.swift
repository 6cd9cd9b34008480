final class MotmotUser {
  init() {}

  func use() {
    MotmotAPI.shared.a()
    MotmotAPI.shared.b()
  }
}
