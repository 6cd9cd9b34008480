package import Foundation

/// Lays feeds out as text.
package protocol FeedLayout: Sendable {
  func text(_ feed: Feed, _ origin: FeedOrigin) -> String
}

/// Lays a feed out as text.
package final class FeedPage: FeedLayout {
  package struct Dependencies: Sendable {
    package var timeZone: @Sendable () -> TimeZone

    package init(timeZone: @escaping @Sendable () -> TimeZone) {
      self.timeZone = timeZone
    }
  }

  private let dependencies: Dependencies

  package init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  package func text(_ feed: Feed, _ origin: FeedOrigin) -> String {
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
    date.day(in: dependencies.timeZone())
  }
}
