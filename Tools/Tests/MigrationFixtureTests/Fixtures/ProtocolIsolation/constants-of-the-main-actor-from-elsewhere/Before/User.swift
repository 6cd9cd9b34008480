final class EiderUser {
  init() {}

  func use() {
    print(EiderAPI.shared.id)
    EiderAPI.shared.free()
  }
}
