import Foundation

enum EddyRow: Hashable {
  case divider(UUID)
  case text(String)
}

final class EddyPanel {
  var latestToken = UUID()
  private var isDone = false

  func load() -> Bool {
    let token = latestToken
    latestToken = UUID()
    return token != latestToken && FileManager.default.fileExists(atPath: "/")
  }

  func rows() -> [EddyRow] { [.text("a"), .divider(UUID())] }

  func body() -> String {
    let boundary = UUID().uuidString
    return boundary.isEmpty ? "" : "multipart"
  }

  func secret() -> Bool {
    let code = UUID().uuidString
    return !code.isEmpty
  }
}
