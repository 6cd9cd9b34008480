final class KingfisherUser {
  init() {}

  func use() {
    KingfisherOne.KingfisherAPI.shared.a()
  }
}
