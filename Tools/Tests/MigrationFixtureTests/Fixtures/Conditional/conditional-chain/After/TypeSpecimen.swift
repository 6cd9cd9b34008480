protocol FontBookProtocol: Sendable {
  func names() -> [String]
}

final class FontBook: Sendable {
  static let shared = FontBook()
  func names() -> [String] { ["serif", "sans", "mono"] }
}

extension FontBook: FontBookProtocol {}

final class TypeSpecimen {
  struct Dependencies {
    var fontBook: any FontBookProtocol

    static var defaultDependencies: Self {
      Self(fontBook: FontBook.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func list() -> [String] {
    dependencies.fontBook.names()
      #if !FONTS_REVERSED
        .reversed()
      #endif
      .map { $0.uppercased() }
  }
}
