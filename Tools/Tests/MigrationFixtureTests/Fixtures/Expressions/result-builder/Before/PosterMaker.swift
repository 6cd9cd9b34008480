@resultBuilder enum PosterBuilder {
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildExpression(_ part: String) -> [String] { [part] }
  static func buildOptional(_ parts: [String]?) -> [String] { parts ?? [] }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
}

func poster(@PosterBuilder _ content: () -> [String]) -> String {
  content().joined(separator: "/")
}

final class BoxOffice: Sendable {
  static let shared = BoxOffice()
  let shows = ["Hamlet", "Faust"]
  let isSoldOut = true
}

final class PosterMaker {
  init() {}

  func make() -> String {
    poster {
      "Tonight"
      BoxOffice.shared.shows[0]
      if BoxOffice.shared.isSoldOut { "sold out" }
      for show in BoxOffice.shared.shows { show.uppercased() }
    }
  }

  @PosterBuilder func footer() -> [String] {
    BoxOffice.shared.shows[1]
    "end"
  }
}
