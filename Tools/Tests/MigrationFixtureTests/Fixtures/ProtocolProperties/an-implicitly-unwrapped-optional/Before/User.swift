final class CormorantUser {
  init() {}

  func use() {
    CormorantAPI.shared.name = "a"
    let s: String = CormorantAPI.shared.name
    print(s)
  }
}
