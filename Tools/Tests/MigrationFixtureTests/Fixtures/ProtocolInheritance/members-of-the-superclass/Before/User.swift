final class JacanaUser {
  init() {}

  func use() {
    JacanaAPI.shared.a()
    JacanaAPI.shared.b(.init())
    print(JacanaAPI.shared.name)
  }
}
