final class Silence: NewsWireProtocol {
  func headlines(about topic: String, limit: Int) -> [String] { ["\(topic) \(limit)"] }
  func post(_ text: String, urgent: Bool) -> String { "\(urgent)" }
}
let lines = NewsTicker(dependencies: .init(newsWire: Silence())).run()
expect(
  lines == ["all 2", "sport 2", "all 1", "art 3", "false", "true"],
  "the defaults are those of the singleton: \(lines)")
