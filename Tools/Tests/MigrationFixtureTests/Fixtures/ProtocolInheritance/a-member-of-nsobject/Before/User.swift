final class KestrelUser {
  init() {}

  func use() {
    print(KestrelAPI.shared.hash == KestrelAPI.shared.hash)
  }
}
