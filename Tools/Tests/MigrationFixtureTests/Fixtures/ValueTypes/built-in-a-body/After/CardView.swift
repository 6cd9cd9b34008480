import Foundation

protocol CardThemeProtocol: Sendable {
  func edge() -> String
}

final class CardTheme: Sendable {
  static let shared = CardTheme()
  func edge() -> String { "|" }
}

extension CardTheme: CardThemeProtocol {}

protocol Drawable {
  func draw() -> String
}

struct CardView: Drawable {
  struct Dependencies {
    var cardTheme: any CardThemeProtocol

    static var defaultDependencies: Self {
      Self(cardTheme: CardTheme.shared)
    }
  }

  private let dependencies: Dependencies

  let title: String
  var badge: Int?

  init(title: String, badge: Int? = nil, dependencies: Dependencies = .defaultDependencies) {
    self.title = title
    self.badge = badge
    self.dependencies = dependencies
  }

  func draw() -> String {
    let edge = dependencies.cardTheme.edge()
    return edge + title + (badge.map { " \($0)" } ?? "") + edge
  }
}

struct CardList: Drawable {
  struct Dependencies {
    var makeCardView: @Sendable (String, Int?) -> CardView
    var cardTheme: any CardThemeProtocol

    static var defaultDependencies: Self {
      Self(makeCardView: { CardView(title: $0, badge: $1) }, cardTheme: CardTheme.shared)
    }
  }

  private let dependencies: Dependencies

  let titles: [String]

  init(titles: [String], dependencies: Dependencies = .defaultDependencies) {
    self.titles = titles
    self.dependencies = dependencies
  }

  func draw() -> String {
    titles.map { dependencies.makeCardView($0, $0.count).draw() }.joined() + dependencies.cardTheme.edge()
  }
}
