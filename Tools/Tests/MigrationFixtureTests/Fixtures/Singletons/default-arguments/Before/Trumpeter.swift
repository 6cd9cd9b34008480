import Foundation

final class SheetMusic: Sendable {
  static let shared = SheetMusic()

  func page(_ number: Int, transposed: Bool = false, copies: Int = 1) -> String {
    "page \(number)\(transposed ? "b" : "") x\(copies)"
  }
}

final class Trumpeter {
  func play() -> [String] {
    [
      SheetMusic.shared.page(1), SheetMusic.shared.page(2, transposed: true),
      SheetMusic.shared.page(3, transposed: true, copies: 4),
    ]
  }
}
