final class IbisUser {
  init() {}

  func use() {
    IbisAPI.shared.a()
    IbisAPI.shared.a(2)
  }
}
