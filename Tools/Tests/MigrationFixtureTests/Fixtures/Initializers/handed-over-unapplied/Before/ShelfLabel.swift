import Foundation

final class LabelPrinter: Sendable {
  static let shared = LabelPrinter()

  func width() -> Int { 8 }
}

final class ShelfLabel {
  let name: String

  init(name: String) { self.name = name }

  var text: String { String(name.prefix(LabelPrinter.shared.width())) }
}
