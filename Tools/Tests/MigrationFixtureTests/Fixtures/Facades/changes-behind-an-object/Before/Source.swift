import Foundation

final class Editor5106: @unchecked Sendable {
  var text = ""
}


enum Desk5106 {
  private static let kept = Editor5106()

  static func editor(_ name: String) -> Editor5106? {
    UserDefaults.standard.bool(forKey: name) ? nil : kept
  }
}

final class Writer5106 {
  func write() -> String {
    Desk5106.editor("closed5106")?.text = "a"
    return Desk5106.editor("closed5106")?.text ?? "none"
  }
}
