actor FalconAPI {
  static let shared = FalconAPI()
  let id: String = "a"
  var count = 0
  func add(_ n: Int = 1) throws -> Int { count += n; return count }
  nonisolated func free() { print("free") }
}
