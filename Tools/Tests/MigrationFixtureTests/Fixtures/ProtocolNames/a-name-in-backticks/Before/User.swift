final class KiwiUser {
  init() {}

  func use() {
    KiwiSpace.`open`.shared.a()
  }
}
