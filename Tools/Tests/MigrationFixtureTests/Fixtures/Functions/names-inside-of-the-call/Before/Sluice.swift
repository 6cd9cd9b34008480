import Foundation

final class SluiceLog6142: Sendable {
  static let shared = SluiceLog6142()
  func note(_ text: String) -> String { "noted \(text)" }
}

enum SluiceDesk6142 {
  static func gates(_ done: ([String]) -> Void) { done([SluiceLog6142.shared.note("gate")]) }

  static func open() -> [String] {
    var all: [String] = []
    gates { gates in
      all = gates
    }
    return all
  }

  static func close() -> [String] {
    let gates: (([String]) -> Void) -> Void = { $0(["none"]) }
    var all: [String] = []
    gates { all = $0 }
    return all
  }
}
