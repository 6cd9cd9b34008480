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

  var dependencies: Dependencies = .defaultDependencies

  let name: String

  init(name: String) { self.name = name }

  var text: String { String(name.prefix(dependencies.labelPrinter.width())) }
}
