import Foundation

final class DugongCatalogue: @unchecked Sendable {
  static let shared = DugongCatalogue()
  private var text = ""

  private init() { load() }

  private func load() {
    print("loads")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("no-dugong")
    text = (try? String(contentsOf: file, encoding: .utf8)) ?? "none"
  }

  func entry() -> String { text }
}

final class DugongNames: @unchecked Sendable {
  static let shared = DugongNames()
  private let folder = FileManager.default.temporaryDirectory

  func exists() -> Bool { FileManager.default.fileExists(atPath: folder.path + "/no-dugong") }
}

final class DugongShelf {
  func title(isLong: Bool) -> String {
    isLong ? DugongCatalogue.shared.entry() : "short \(DugongNames.shared.exists())"
  }
}
