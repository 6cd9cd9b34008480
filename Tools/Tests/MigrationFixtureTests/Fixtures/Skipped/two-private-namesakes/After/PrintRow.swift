protocol RowFormatProtocol: Sendable {
  func wide() -> Int
  func narrow() -> Int
}

final class RowFormat: Sendable {
  static let shared = RowFormat()
  func wide() -> Int { 20 }
  func narrow() -> Int { 8 }
}

extension RowFormat: RowFormatProtocol {}

private final class RowHelper {
  func width() -> Int { RowFormat.shared.wide() }
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
