import Foundation

struct Mark6185 {
  static let none = Mark6185(name: "none", size: nil)

  static func named(_ name: String) -> Mark6185 {
    Mark6185(name: name, size: nil)
  }

  private let name: String
  private let size: Int?

  func text() -> String { name + (UserDefaults.standard.string(forKey: "mark6185") ?? "?") }
}

struct Stamp6185 {
  static let all: [Stamp6185] = []
  let name: String

  func text() -> String { name + (UserDefaults.standard.string(forKey: "stamp6185") ?? "?") }
}
