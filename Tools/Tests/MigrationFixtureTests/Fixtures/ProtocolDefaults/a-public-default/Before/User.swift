final class EagleUser {
  init() {}

  func use() {
    print(EagleAPI.shared.get("a"))
  }
}
