final class AukUser {
  init() {}

  func use() {
    print(AukAPI.shared.repeat(AukAPI.shared.`in`), AukAPI.shared.default)
    AukAPI.shared.switch(for: "b")
  }
}
