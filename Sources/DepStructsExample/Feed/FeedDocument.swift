import Foundation

/// The JSON of a feed, by the names of version 1.1 and, where it differs, 1.0.
///
/// Only what the specification demands is required; see https://www.jsonfeed.org/version/1.1.
struct FeedDocument: Decodable {
  var version: String
  var title: String
  var homePageURL: String?
  var description: String?
  var authors: [Author]?
  var author: Author?
  var items: [Item]

  enum CodingKeys: String, CodingKey {
    case version, title, description, authors, author, items
    case homePageURL = "home_page_url"
  }

  struct Author: Decodable {
    var name: String?
    var url: String?
  }

  struct Item: Decodable {
    var id: Identifier
    var url: String?
    var externalURL: String?
    var title: String?
    var summary: String?
    var contentText: String?
    var contentHTML: String?
    var datePublished: String?

    enum CodingKeys: String, CodingKey {
      case id, url, title, summary
      case externalURL = "external_url"
      case contentText = "content_text"
      case contentHTML = "content_html"
      case datePublished = "date_published"
    }
  }

  /// The identifier of an item, which readers have to accept as a number too.
  struct Identifier: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        text = String(number)
      } else if let number = try? container.decode(Double.self) {
        text = String(number)
      } else {
        text = try container.decode(String.self)
      }
    }
  }
}
