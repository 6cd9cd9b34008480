final class GuanUser {
  init() {}

  func use() {
    print(GuanAPI.shared.value, GuanAPI.shared.text())
  }
}
