final class MoorhenUser {
  init() {}

  func use() {
    MoorhenAPI.shared.name = "c"
    print(MoorhenAPI.shared.name)
  }
}
