package import Foundation

/// A JSON Feed, as far as the reader shows it.
package struct Feed: Equatable, Sendable {
  package var title: String
  package var homePage: String?
  package var summary: String?
  package var authors: [String]
  package var items: [Item]

  /// An entry of a feed.
  package struct Item: Equatable, Sendable {
    package var id: String
    package var title: String?
    package var address: String?
    package var text: String?
    package var published: Date?
  }
}
