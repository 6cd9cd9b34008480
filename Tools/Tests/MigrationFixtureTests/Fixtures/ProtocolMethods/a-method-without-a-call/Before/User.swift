final class BuzzardUser {
  init() {}

  func use() {
    print([1].map(BuzzardAPI.shared.convert))
  }
}
