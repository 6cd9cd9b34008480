final class FontBook: Sendable {
  static let shared = FontBook()
  func names() -> [String] { ["serif", "sans", "mono"] }
}

final class TypeSpecimen {
  init() {}

  func list() -> [String] {
    FontBook.shared.names()
      #if !FONTS_REVERSED
        .reversed()
      #endif
      .map { $0.uppercased() }
  }
}
