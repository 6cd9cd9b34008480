package import Foundation

/// A JSON Feed, as far as the reader shows it.
package struct Feed: Equatable, Sendable {
  package var title: String
  package var homePage: String?
  package var summary: String?
  package var authors: [String]
  package var items: [Item]

  package init(
    title: String, homePage: String? = nil, summary: String? = nil, authors: [String] = [],
    items: [Item] = []
  ) {
    self.title = title
    self.homePage = homePage
    self.summary = summary
    self.authors = authors
    self.items = items
  }

  /// An entry of a feed.
  package struct Item: Equatable, Sendable {
    package var id: String
    package var title: String?
    package var address: String?
    package var text: String?
    package var published: Date?

    package init(
      id: String, title: String? = nil, address: String? = nil, text: String? = nil,
      published: Date? = nil
    ) {
      self.id = id
      self.title = title
      self.address = address
      self.text = text
      self.published = published
    }
  }
}
