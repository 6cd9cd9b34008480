protocol FalconAPIProtocol: Actor {
  nonisolated var id: String { get }
  var count: Int { get }
  func add(_ n: Int) throws -> Int
  nonisolated func free()
}

extension FalconAPIProtocol {
  func add() throws -> Int {
    try add(1)
  }
}

actor FalconAPI {
  static let shared = FalconAPI()
  let id: String = "a"
  var count = 0
  func add(_ n: Int = 1) throws -> Int { count += n; return count }
  nonisolated func free() { print("free") }
}

extension FalconAPI: FalconAPIProtocol {}
