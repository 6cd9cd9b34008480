import Foundation

final class Chronicle: @unchecked Sendable {
  static let shared = Chronicle()
  private(set) var last = ""

  func write(_ text: String, function: StaticString = #function) { last = "\(function): \(text)" }
}

final class Scribe {
  func note() -> String {
    Chronicle.shared.write("fire")
    return Chronicle.shared.last
  }
}
