final class PackCounter: Sendable {
  static let shared = PackCounter()
  func label(_ text: String) -> String { "<\(text)>" }
}

final class PackStation {
  private var texts: [String] = []

  init<each Item: CustomStringConvertible>(_ items: repeat each Item) {
    for item in repeat each items { texts.append(item.description) }
  }

  func labels() -> [String] { texts.map { PackCounter.shared.label($0) } }
}
