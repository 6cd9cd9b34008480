import Foundation

final class Mercury: Sendable {
  static let shared = Mercury()

  func column() -> Int { 760 }
}

final class Barometer: NSObject {
  let offset: Int

  override init() {
    offset = 3
    super.init()
  }

  func read() -> Int { Mercury.shared.column() + offset }
}
