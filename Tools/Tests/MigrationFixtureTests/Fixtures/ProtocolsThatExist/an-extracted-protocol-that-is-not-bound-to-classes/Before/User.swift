final class MinivetUser {
  init() {}

  func use() {
    MinivetAPI.shared.name = "c"
    MinivetAPI.shared.level = 2
    print(MinivetAPI.shared.name, MinivetAPI.shared.level)
  }
}
