import Foundation

enum VaultBook {
  static func write(_ entry: String, is_public: Bool, for keeper: String) -> String {
    Date().timeIntervalSince1970 > 0 ? "\(entry) \(is_public) \(keeper)" : ""
  }

  static func move(from first: Int, to second: Int, in hall: String) -> Int {
    Date().timeIntervalSince1970 > 0 ? first * 10 + second + hall.count : 0
  }

  static func count(_ hall: String, _ room: Int) -> Int {
    Date().timeIntervalSince1970 > 0 ? hall.count + room : 0
  }

  static func lock(_ entry: String, isForGood: Bool) -> String {
    Date().timeIntervalSince1970 > 0 ? "\(entry) \(isForGood)" : ""
  }
}

final class VaultDoor: Sendable {
  init() {}

  func report() -> [String] {
    [
      VaultBook.write("opened", is_public: true, for: "Ada"),
      "\(VaultBook.move(from: 1, to: 2, in: "west"))",
      "\(VaultBook.count("east", 3))",
      VaultBook.lock("door", isForGood: false),
    ]
  }
}
