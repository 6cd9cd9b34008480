import Foundation

enum Wallet6190 {
  static var coins: Int { Date().timeIntervalSince1970 > 0 ? 3 : 0 }

  static func coins(of kind: String) -> String? {
    Date().timeIntervalSince1970 > 0 ? kind : nil
  }
}

final class Purse6190 {
  func show() -> String { Wallet6190.coins(of: "gold") ?? "none" }

  func count() -> Int { Wallet6190.coins.advanced(by: 1) }
}

final class Till6190 {
  func all() -> [String] { ["gold"].compactMap(Wallet6190.coins) }
}

final class Vault6190 {
  func all() -> [String] { ["gold"].compactMap(Wallet6190.coins(of:)) }
}
