struct PenguinAPI: ~BitwiseCopyable {
  static let shared = PenguinAPI()
  func a() { print("a") }
}
