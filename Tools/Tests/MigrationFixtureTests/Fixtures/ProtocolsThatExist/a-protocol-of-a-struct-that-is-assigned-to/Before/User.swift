final class MallardUser {
  init() {}

  func use() {
    MallardAPI.shared.a = 2
    print(MallardAPI.shared.a)
  }
}
