import DepStructsExample
import Foundation
import Testing

struct FeedParserTests {
  private func parse(_ json: String) throws(FeedParsingError) -> Feed {
    try FeedParser().feed(from: Data(json.utf8))
  }

  private func feed(items: String = "", more: String = "") -> String {
    """
    { "version": "https://jsonfeed.org/version/1.1", "title": "T", \(more) "items": [\(items)] }
    """
  }

  @Test func theBundledFeedIsAFeed() throws {
    let feed = try parse(BundledFeed.json)
    #expect(feed.title == "Four States of a Dependency")
    #expect(feed.authors == ["DepStructs"])
    #expect(feed.items.map(\.id) == ["4", "3", "2", "1"])
    #expect(feed.items[1].text == "A struct with a default: tests can replace it.")
    #expect(feed.items[3].published == Date(timeIntervalSince1970: 1_748_770_200.25))
  }

  @Test func aFeedNeedsNoMoreThanVersionTitleAndItems() throws {
    let feed = try parse(feed())
    #expect(feed.homePage == nil && feed.summary == nil && feed.authors.isEmpty)
  }

  @Test func theAuthorOfVersion10IsRead() throws {
    let feed = try parse(feed(more: #""author": { "url": "https://a.example" },"#))
    #expect(feed.authors == ["https://a.example"])
  }

  @Test(arguments: [("12", "12"), ("1.5", "1.5"), (#""x""#, "x")])
  func anIdentifierMayBeANumber(written: String, read: String) throws {
    let feed = try parse(feed(items: #"{ "id": \#(written) }"#))
    #expect(feed.items.map(\.id) == [read])
  }

  @Test func aDateThatIsNoneIsLeftOut() throws {
    let feed = try parse(feed(items: #"{ "id": "1", "date_published": "yesterday" }"#))
    #expect(feed.items[0].published == nil)
  }

  @Test func textCannotSteerTheTerminalOrBreakItsLine() throws {
    let feed = try parse(
      feed(items: #"{ "id": "1", "title": "a\u001b[2J\nb\u202e  c 👩‍💻" }"#))
    #expect(feed.items[0].title == "a [2J b c 👩‍💻")
  }

  @Test(arguments: [
    ("<p>One</p><p>two <b>th</b>ree</p>", "One two three"),
    ("1 &lt; 2 &amp;amp; 3<br>x", "1 < 2 &amp; 3 x"),
    ("no end <a href='", "no end"),
    ("", ""),
  ])
  func markupIsLeftOut(html: String, text: String) throws {
    let feed = try parse(feed(items: #"{ "id": "1", "content_html": "\#(html)" }"#))
    #expect(feed.items[0].text == text)
  }

  @Test(arguments: [
    ("", #"it begins with """#),
    ("{ \"title\":", #"it begins with "{ "title":""#),
    ("<!DOCTYPE html>\n<html><head>", #"it begins with "<!DOCTYPE html> <html><h""#),
  ])
  func whatIsNotJSONShowsHowItBegins(text: String, reason: String) {
    #expect(throws: FeedParsingError.invalidJSON(reason)) { try parse(text) }
  }

  @Test(arguments: [
    ("{}", #"the document has no "version""#),
    ("[]", "the document is not an object"),
    (
      #"{ "version": "2", "title": "T", "items": [] }"#,
      #"its "version" is "2", not https://jsonfeed.org/version/1.1"#
    ),
    (#"{ "version": "https://jsonfeed.org/version/1", "title": 1 }"#, #""title" is not a text"#),
    (
      #"{ "version": "https://jsonfeed.org/version/1", "title": "T", "items": {} }"#,
      #""items" is not a list"#
    ),
    (
      #"{ "version": "https://jsonfeed.org/version/1", "title": "T", "items": [{}] }"#,
      #""items[0]" has no "id""#
    ),
    (
      #"{ "version": "https://jsonfeed.org/version/1", "title": "T", "items": [{ "id": null }] }"#,
      #""items[0].id" is null"#
    ),
  ])
  func jsonThatIsNotAFeedIsToldWhereItIsNone(json: String, reason: String) {
    #expect(throws: FeedParsingError.notAFeed(reason)) { try parse(json) }
  }
}
