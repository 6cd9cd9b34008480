package import Foundation

/// Makes a feed of the bytes that a server sent.
///
/// A pure function of its input needs no dependencies, so there is one for both services.
package struct FeedParser: Sendable {
  private static let versionPrefix = "https://jsonfeed.org/version/"

  package init() {}

  package func feed(from data: Data) throws(FeedParsingError) -> Feed {
    let document = try document(from: data)
    guard document.version.hasPrefix(Self.versionPrefix) else {
      throw .notAFeed(
        "its \"version\" is \"\(document.version)\", not \(Self.versionPrefix)1.1")
    }
    return Feed(
      title: document.title.singleLine,
      homePage: document.homePageURL?.singleLine,
      summary: document.description?.singleLine,
      authors: (document.authors ?? document.author.map { [$0] } ?? [])
        .compactMap { $0.name ?? $0.url }.map(\.singleLine),
      items: document.items.map(item))
  }

  private func document(from data: Data) throws(FeedParsingError) -> FeedDocument {
    do {
      return try JSONDecoder().decode(FeedDocument.self, from: data)
    } catch {
      throw FeedParsingError(error, startOfText: String(decoding: data.prefix(24), as: UTF8.self))
    }
  }

  private func item(_ item: FeedDocument.Item) -> Feed.Item {
    Feed.Item(
      id: item.id.text.singleLine,
      title: item.title?.singleLine,
      address: (item.url ?? item.externalURL)?.singleLine,
      text: (item.summary ?? item.contentText ?? item.contentHTML?.withoutMarkup)?.singleLine,
      published: item.datePublished.flatMap(date))
  }

  private func date(_ text: String) -> Date? {
    // The formatter takes fractions of a second or it does not; it cannot take both.
    let formatter = ISO8601DateFormatter()
    if let date = formatter.date(from: text) { return date }
    formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
    return formatter.date(from: text)
  }
}
