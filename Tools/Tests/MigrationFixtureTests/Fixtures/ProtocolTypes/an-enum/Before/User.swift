final class GullUser {
  init() {}

  func use() {
    print(GullAPI.shared.text)
  }
}
