final class PelicanUser {
  init() {}

  func use() {
    PelicanAPI.shared.a = 2
    print(PelicanAPI.shared.a)
  }
}
