protocol NewsWireProtocol: Sendable {
  func headlines(about topic: String, limit: Int) -> [String]
  func post(_ text: String, urgent: Bool) -> String
}

extension NewsWireProtocol {
  func headlines(limit: Int) -> [String] {
    headlines(about: "all", limit: limit)
  }

  func headlines() -> [String] {
    headlines(about: "all", limit: 2)
  }

  func headlines(about topic: String) -> [String] {
    headlines(about: topic, limit: 2)
  }

  func post(_ text: String) -> String {
    post(text, urgent: false)
  }
}

final class NewsWire: Sendable {
  static let shared = NewsWire()

  func headlines(about topic: String = "all", limit: Int = 2) -> [String] {
    Array(["\(topic) one", "\(topic) two", "\(topic) three"].prefix(limit))
  }

  func post(_ text: String, urgent: Bool = false) -> String {
    urgent ? text.uppercased() : text
  }
}

extension NewsWire: NewsWireProtocol {}

final class NewsTicker {
  struct Dependencies {
    var newsWire: any NewsWireProtocol

    static var defaultDependencies: Self {
      Self(newsWire: NewsWire.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func run() -> [String] {
    dependencies.newsWire.headlines() + dependencies.newsWire.headlines(about: "sport")
      + dependencies.newsWire.headlines(limit: 1) + dependencies.newsWire.headlines(about: "art", limit: 3)
      + [dependencies.newsWire.post("calm"), dependencies.newsWire.post("fire", urgent: true)]
  }
}
