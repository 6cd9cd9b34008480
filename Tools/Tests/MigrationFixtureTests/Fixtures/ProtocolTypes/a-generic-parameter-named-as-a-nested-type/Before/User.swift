final class GreenfinchUser {
  init() {}

  func use() {
    print(GreenfinchAPI.shared.run(1))
  }
}
