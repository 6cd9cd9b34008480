import Foundation

final class SundialShop {
  struct UUID {
    var number = 4
  }

  init() {}

  func id() -> Int { UUID().number }

  func isOpen() -> Bool { Date() > Foundation.Date(timeIntervalSince1970: 5) }
}
