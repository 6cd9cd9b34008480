final class RowFormat: Sendable {
  static let shared = RowFormat()
  func wide() -> Int { 20 }
  func narrow() -> Int { 8 }
}

private final class RowHelper {
  func width() -> Int { RowFormat.shared.wide() }
}

final class PrintRow {
  func width() -> Int { RowHelper().width() + RowFormat.shared.narrow() }
}
