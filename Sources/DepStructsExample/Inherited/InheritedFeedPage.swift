import Foundation

/// Lays a feed out as text.
final class InheritedFeedPage: Sendable {
  func text(_ feed: Feed, _ origin: FeedOrigin) -> String {
    let head = [feed.title, feed.homePage, feed.summary].compactMap { $0 }
    let authors = feed.authors.isEmpty ? [] : ["by \(feed.authors.joined(separator: ", "))"]
    let items = feed.items.flatMap(lines)
    let noun = feed.items.count == 1 ? "item" : "items"
    return (head + authors + [""] + items + ["\(feed.items.count) \(noun), \(origin.rawValue)"])
      .joined(separator: "\n")
  }

  private func lines(_ item: Feed.Item) -> [String] {
    let title = item.title ?? item.text?.excerpt ?? item.id
    let text = item.title == nil ? nil : item.text?.excerpt
    return [[item.published.map(day), title].compactMap { $0 }.joined(separator: "  ")]
      + [text, item.address].compactMap { $0 }.map { "  \($0)" } + [""]
  }

  private func day(_ date: Date) -> String {
    date.day(in: TimeZone.current)
  }
}
