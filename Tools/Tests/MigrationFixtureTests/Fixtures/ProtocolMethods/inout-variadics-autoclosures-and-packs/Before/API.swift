final class BulbulAPI: Sendable {
  static let shared = BulbulAPI()
  func change(_ value: inout Int) { value += 1 }
  func add(_ values: Int...) -> Int { values.count }
  func check(_ value: @autoclosure () -> Bool) -> Bool { value() }
  func all<each Value>(_ value: repeat each Value) { print("all") }
  func some(_ values: some Collection<Int>) -> Int { values.count }
}
