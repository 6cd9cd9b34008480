import Foundation

final class QuaggaKeys: @unchecked Sendable {
  static let shared = QuaggaKeys()

  func importFile() {
    print("imports")
    try? FileManager.default.removeItem(
      atPath: FileManager.default.temporaryDirectory.path + "/no-quagga")
  }
}

final class QuaggaStore: @unchecked Sendable {
  static let shared = QuaggaStore()

  private init() { migrate() }

  private func migrate() { QuaggaKeys.shared.importFile() }

  func entry() -> String { "entry" }
}

final class QuaggaScreen {
  func title(isLong: Bool) -> String {
    isLong ? QuaggaStore.shared.entry() : "short"
  }
}
