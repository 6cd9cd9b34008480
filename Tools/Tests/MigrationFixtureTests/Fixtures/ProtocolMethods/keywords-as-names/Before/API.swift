final class BustardAPI: Sendable {
  static let shared = BustardAPI()
  func `default`() { print("default") }
  func move(in: Int, for value: Int = 1) { print("move", `in`, value) }
  func unused() { print("unused") }
}
