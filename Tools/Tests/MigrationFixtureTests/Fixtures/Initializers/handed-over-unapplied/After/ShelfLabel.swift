import Foundation

protocol LabelPrinterProtocol: Sendable {
  func width() -> Int
}

final class LabelPrinter: Sendable {
  static let shared = LabelPrinter()

  func width() -> Int { 8 }
}

extension LabelPrinter: LabelPrinterProtocol {}

final class ShelfLabel {
  struct Dependencies {
    var labelPrinter: any LabelPrinterProtocol

    static var defaultDependencies: Self {
      Self(labelPrinter: LabelPrinter.shared)
    }
  }

  private let dependencies: Dependencies

  let name: String

  convenience init(name: String) {
    self.init(name: name, dependencies: .defaultDependencies)
  }

  init(name: String, dependencies: Dependencies) {
    self.dependencies = dependencies
    self.name = name
  }

  var text: String { String(name.prefix(dependencies.labelPrinter.width())) }
}
