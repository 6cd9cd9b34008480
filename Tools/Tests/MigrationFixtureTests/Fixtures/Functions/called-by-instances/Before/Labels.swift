import Foundation

final class Label2903 {
  private(set) var text = ""

  func show(_ name: String) { text = Label2903.title(name) }

  static func title(_ name: String) -> String {
    name + (Date().timeIntervalSince1970 > 0 ? "!" : "?")
  }
}

/// Code of instances calls nothing of it.
final class Stamp2903 {
  func show() -> String { "stamp" }

  static func made() -> Bool {
    Date().timeIntervalSince1970 > 0
  }
}

/// No instance is ever there.
enum Tools2903 {
  static func made() -> Bool {
    Date().timeIntervalSince1970 > 0
  }
  static func both() -> Bool {
    made() && made()
  }
}

/// One of the functions calls the other.
struct Tag2903 {
  let name: String

  init(name: String) { self.name = name }

  func show() -> String { name + Self.tagEnding2903() }

  static func tagEnding2903() -> String { tagMark2903() + "." }

  private static func tagMark2903() -> String {
    Date().timeIntervalSince1970 > 0 ? "new" : "old"
  }
}
