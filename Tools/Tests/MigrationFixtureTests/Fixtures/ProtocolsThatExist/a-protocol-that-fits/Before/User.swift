final class KookaburraUser {
  init() {}

  func use() {
    KookaburraAPI.shared.a()
    print(KookaburraAPI.shared.name)
  }
}
