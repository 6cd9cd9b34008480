final class FantailUser {
  init() {}

  func use() async {
    _ = await FantailAPI.shared.box
  }
}
