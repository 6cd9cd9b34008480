class GannetBase: @unchecked Sendable {}

protocol GannetAPIProtocol: Sendable {
  func run()
}

final class GannetAPI: GannetBase, @unchecked Sendable {
  static let shared = GannetAPI()
  func run() { print("run") }
}

extension GannetAPI: GannetAPIProtocol {}
