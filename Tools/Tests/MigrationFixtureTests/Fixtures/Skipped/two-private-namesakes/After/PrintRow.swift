import Foundation

protocol RowFormatProtocol: Sendable {
  func narrow() -> Int
}

final class RowFormat: Sendable {
  static let shared = RowFormat()
  func wide() -> Int { 20 }
  func narrow() -> Int { 8 }
}

extension RowFormat: RowFormatProtocol {}

private final class RowHelper {
  func width() -> Int { FileManager.default.fileExists(atPath: "/") ? 20 : 0 }
}

final class PrintRow {
  struct Dependencies {
    var rowFormat: any RowFormatProtocol

    static var defaultDependencies: Self {
      Self(rowFormat: RowFormat.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func width() -> Int { RowHelper().width() + dependencies.rowFormat.narrow() }
}
