final class CoucalUser {
  init() {}

  func use() {
    print(CoucalAPI.shared.level)
    CoucalAPI.shared.level = 2
  }
}
