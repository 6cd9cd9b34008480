import Foundation

protocol SheetMusicProtocol: Sendable {
  func page(_ number: Int, transposed: Bool, copies: Int) -> String
}

extension SheetMusicProtocol {
  func page(_ number: Int) -> String {
    page(number, transposed: false, copies: 1)
  }

  func page(_ number: Int, transposed: Bool) -> String {
    page(number, transposed: transposed, copies: 1)
  }
}

final class SheetMusic: Sendable {
  static let shared = SheetMusic()

  func page(_ number: Int, transposed: Bool = false, copies: Int = 1) -> String {
    "page \(number)\(transposed ? "b" : "") x\(copies)"
  }
}

extension SheetMusic: SheetMusicProtocol {}

final class Trumpeter {
  struct Dependencies {
    var sheetMusic: any SheetMusicProtocol

    static var defaultDependencies: Self {
      Self(sheetMusic: SheetMusic.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func play() -> [String] {
    [
      dependencies.sheetMusic.page(1), dependencies.sheetMusic.page(2, transposed: true),
      dependencies.sheetMusic.page(3, transposed: true, copies: 4),
    ]
  }
}
