import Foundation

final class Journal6183 {
  private let draft: String

  init(kind: String) { draft = Self.load(kind) }

  init(copying other: Journal6183, suffix: String) {
    draft = Journal6183.load(other.draft) + suffix
  }

  func text() -> String { draft }

  func save() { UserDefaults.standard.set(draft, forKey: "journal6183.new") }

  private static func load(_ kind: String) -> String {
    UserDefaults.standard.string(forKey: "journal6183." + kind) ?? kind
  }
}

class Page6183 {
  let text: String

  required init(text: String) { self.text = text }
}

final class Sketch6183: Page6183 {
  required init(text: String) { super.init(text: text + Self.ending()) }

  func save() { UserDefaults.standard.set(text, forKey: "sketch6183") }

  private static func ending() -> String {
    UserDefaults.standard.string(forKey: "sketch6183") ?? "."
  }
}

/// Its first value is made before any dependencies are there.
final class Stamp6183 {
  private let made = Stamp6183.ending()

  func save() { UserDefaults.standard.set(made, forKey: "stamp6183.made") }

  func text() -> String { made }

  private static func ending() -> String {
    UserDefaults.standard.string(forKey: "stamp6183") ?? "."
  }
}

/// No default argument reaches a parameter.
final class Late6183 {
  private let text: String

  init(text: String = Late6183.ending()) { self.text = text }

  func save() -> String {
    UserDefaults.standard.set(text, forKey: "late6183.text")
    return text
  }

  private static func ending() -> String { UserDefaults.standard.string(forKey: "late6183") ?? "." }
}
