import Foundation

struct ReedVault: Sendable {
  let name: String

  func secret() -> String? {
    FileManager.default.fileExists(atPath: "/reed/" + name) ? name : nil
  }
}

struct ReedWords: Sendable {
  func plural(_ word: String) -> String { word + "s" }
}

class ReedDefaults: UserDefaults {
  func level() -> Int { integer(forKey: "reed") }
}

final class ReedAccount {
  private static let vault = ReedVault(name: "reed")
  private static let words = ReedWords()
  private static let formatter = NumberFormatter()

  func title() -> String {
    let text = Self.formatter.string(from: 1) ?? ""
    return Self.words.plural(text + (ReedAccount.vault.secret() ?? "none"))
  }
}

final class ReedMeter {
  func level() -> Int { ReedDefaults().level() }

  func day() -> Bool { Date().timeIntervalSince1970 > 0 }
}
