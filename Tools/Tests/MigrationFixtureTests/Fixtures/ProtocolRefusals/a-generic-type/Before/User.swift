final class MynaUser {
  init() {}

  func use() {
    MynaShelf.api?.a()
  }
}
