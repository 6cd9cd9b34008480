import Foundation

final class RowFormat: Sendable {
  static let shared = RowFormat()
  func wide() -> Int { 20 }
  func narrow() -> Int { 8 }
}

private final class RowHelper {
  func width() -> Int { FileManager.default.fileExists(atPath: "/") ? 20 : 0 }
}

final class PrintRow {
  func width() -> Int { RowHelper().width() + RowFormat.shared.narrow() }
}
