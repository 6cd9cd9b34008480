final class NewsWire: Sendable {
  static let shared = NewsWire()

  func headlines(about topic: String = "all", limit: Int = 2) -> [String] {
    Array(["\(topic) one", "\(topic) two", "\(topic) three"].prefix(limit))
  }

  func post(_ text: String, urgent: Bool = false) -> String {
    urgent ? text.uppercased() : text
  }
}

final class NewsTicker {
  init() {}

  func run() -> [String] {
    NewsWire.shared.headlines() + NewsWire.shared.headlines(about: "sport")
      + NewsWire.shared.headlines(limit: 1) + NewsWire.shared.headlines(about: "art", limit: 3)
      + [NewsWire.shared.post("calm"), NewsWire.shared.post("fire", urgent: true)]
  }
}
