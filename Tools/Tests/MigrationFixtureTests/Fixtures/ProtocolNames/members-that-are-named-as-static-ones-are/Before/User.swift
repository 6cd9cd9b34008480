final class KnotUser {
  init() {}

  func use() {
    KnotAPI.shared.log("a")
    print(KnotAPI.shared.default)
  }
}
