@resultBuilder enum PosterBuilder {
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildExpression(_ part: String) -> [String] { [part] }
  static func buildOptional(_ parts: [String]?) -> [String] { parts ?? [] }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
}

func poster(@PosterBuilder _ content: () -> [String]) -> String {
  content().joined(separator: "/")
}

protocol BoxOfficeProtocol: Sendable {
  var shows: [String] { get }
  var isSoldOut: Bool { get }
}

final class BoxOffice: Sendable {
  static let shared = BoxOffice()
  let shows = ["Hamlet", "Faust"]
  let isSoldOut = true
}

extension BoxOffice: BoxOfficeProtocol {}

final class PosterMaker {
  struct Dependencies {
    var boxOffice: any BoxOfficeProtocol

    static var defaultDependencies: Self {
      Self(boxOffice: BoxOffice.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func make() -> String {
    poster {
      "Tonight"
      dependencies.boxOffice.shows[0]
      if dependencies.boxOffice.isSoldOut { "sold out" }
      for show in dependencies.boxOffice.shows { show.uppercased() }
    }
  }

  @PosterBuilder func footer() -> [String] {
    dependencies.boxOffice.shows[1]
    "end"
  }
}
