import Foundation

func saveRope(url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

func copyPlankToDeck(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "/" + name) }

enum PlankStore {
  static func length(for name: String) -> Bool { FileManager.default.fileExists(atPath: name) }
  static func length(of name: Int) -> Bool { FileManager.default.fileExists(atPath: "\(name)") }
}

final class PlankDeck {
  func work() -> [Bool] {
    [
      saveRope(url: URL(fileURLWithPath: "/")), copyPlankToDeck("x"), PlankStore.length(for: "/"),
      PlankStore.length(of: 2),
    ]
  }
}
