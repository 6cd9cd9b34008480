final class OstrichUser {
  init() {}

  func use() {
    print(OstrichAPI.shared.a)
  }
}
