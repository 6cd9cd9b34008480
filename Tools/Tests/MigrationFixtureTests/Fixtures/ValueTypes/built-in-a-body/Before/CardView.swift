import Foundation

final class CardTheme: Sendable {
  static let shared = CardTheme()
  func edge() -> String { "|" }
}

protocol Drawable {
  func draw() -> String
}

struct CardView: Drawable {
  let title: String
  var badge: Int?

  func draw() -> String {
    let edge = CardTheme.shared.edge()
    return edge + title + (badge.map { " \($0)" } ?? "") + edge
  }
}

struct CardList: Drawable {
  let titles: [String]

  func draw() -> String {
    titles.map { CardView(title: $0, badge: $0.count).draw() }.joined() + CardTheme.shared.edge()
  }
}
