protocol CurassowAPIProtocol: Sendable {
  func log(_ log: String, times: Int)
}

extension CurassowAPIProtocol {
  func log(_ log: String) {
    self.log(log, times: 1)
  }
}

final class CurassowAPI: Sendable {
  static let shared = CurassowAPI()
  @discardableResult
  func log(_ log: String, `in` place: Int = 1, for: inout Int) -> Int { 1 }
  func log(_ log: String, times: Int = 1) { print("log", log, times) }
}

extension CurassowAPI: CurassowAPIProtocol {}
