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
  struct Dependencies {
    var writeVaultBook: @Sendable (_ entry: String, _ keeper: String) -> String
    var move: @Sendable (_ first: Int, _ second: Int, _ hall: String) -> Int
    var count: @Sendable (_ hall: String, _ room: Int) -> Int
    var lock: @Sendable (String) -> String

    static var defaultDependencies: Self {
      Self(
        writeVaultBook: { VaultBook.write($0, is_public: true, for: $1) },
        move: { VaultBook.move(from: $0, to: $1, in: $2) },
        count: { VaultBook.count($0, $1) },
        lock: { VaultBook.lock($0, isForGood: false) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func report() -> [String] {
    [
      dependencies.writeVaultBook("opened", "Ada"),
      "\(dependencies.move(1, 2, "west"))",
      "\(dependencies.count("east", 3))",
      dependencies.lock("door"),
    ]
  }
}
