import Foundation

final class BridgeBook: @unchecked Sendable {
  static let shared = BridgeBook()
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }
}

final class RopeBridge {
  let name: String

  init(name: String) { self.name = name }

  deinit {
    BridgeBook.shared.note("\(name) is gone")
  }
}
