import Foundation

final class TapirKeys: @unchecked Sendable {
  static let shared = TapirKeys()

  func importFile() {
    print("imports")
    try? FileManager.default.removeItem(
      atPath: FileManager.default.temporaryDirectory.path + "/no-tapir")
  }
}

final class TapirStore: @unchecked Sendable {
  static let shared = TapirStore()

  private init() { migrate() }

  private func migrate() { TapirKeys.shared.importFile() }

  func entry() -> String { "entry" }
}

final class TapirScreen {
  func title(isLong: Bool) -> String {
    isLong ? TapirStore.shared.entry() : "short"
  }
}
