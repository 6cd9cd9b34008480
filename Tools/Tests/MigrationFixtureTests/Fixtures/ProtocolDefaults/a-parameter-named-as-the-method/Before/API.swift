final class CurassowAPI: Sendable {
  static let shared = CurassowAPI()
  @discardableResult
  func log(_ log: String, `in` place: Int = 1, for: inout Int) -> Int { 1 }
  func log(_ log: String, times: Int = 1) { print("log", log, times) }
}
