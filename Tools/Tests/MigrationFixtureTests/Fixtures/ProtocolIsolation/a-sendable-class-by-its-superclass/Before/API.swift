class GannetBase: @unchecked Sendable {}
final class GannetAPI: GannetBase, @unchecked Sendable {
  static let shared = GannetAPI()
  func run() { print("run") }
}
