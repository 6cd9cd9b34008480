final class MynaAPI<T>: @unchecked Sendable {
  func a() { print("a") }
}

enum MynaShelf {
  static let api: MynaAPI<Int>? = MynaAPI()
}
