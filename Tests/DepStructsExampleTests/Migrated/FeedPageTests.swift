import DepStructsExample
import DepStructsTesting
import Foundation
import Testing

@Suite(.forbidsLiveDefaults)
struct FeedPageTests {
  private func page(hoursFromGreenwich hours: Int = 0) throws -> FeedPage {
    let timeZone = try #require(TimeZone(secondsFromGMT: hours * 3600))
    return FeedPage(dependencies: .init(timeZone: { timeZone }))
  }

  @Test func aFeedIsLaidOutAsText() throws {
    let feed = Feed(
      title: "Title", homePage: "https://a.example", summary: "Summary",
      authors: ["One", "Two"],
      items: [
        Feed.Item(
          id: "1", title: "First", address: "https://a.example/1", text: "Text",
          published: Date(timeIntervalSince1970: 0)),
        Feed.Item(id: "2", text: "No title"),
        Feed.Item(id: "3"),
      ])
    #expect(
      try page().text(feed, .cache) == """
        Title
        https://a.example
        Summary
        by One, Two

        1970-01-01 00:00  First
          Text
          https://a.example/1

        No title

        3

        3 items, from the cache
        """)
  }

  @Test func datesAreThoseOfTheReadersTimeZone() throws {
    let item = Feed.Item(
      id: "1", title: "First", published: Date(timeIntervalSince1970: 0))
    let feed = Feed(title: "Title", items: [item])
    #expect(
      try page(hoursFromGreenwich: -2).text(feed, .network) == """
        Title

        1969-12-31 22:00  First

        1 item, from the network
        """)
  }

  @Test func aLongTextIsCutBetweenWords() throws {
    let text = Array(repeating: "nine char", count: 10).joined(separator: " ")
    let item = Feed.Item(id: "1", text: text)
    let feed = Feed(title: "Title", items: [item])
    let line = try page().text(feed, .network).split(separator: "\n")[1]
    #expect(line.hasSuffix("char nine…"))
    #expect(line.count <= 76)
  }
}
