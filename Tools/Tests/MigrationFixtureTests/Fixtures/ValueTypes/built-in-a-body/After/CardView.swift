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

  let title: String
  var badge: Int?
  var dependencies: Dependencies = .defaultDependencies

  func draw() -> String {
    let edge = dependencies.cardTheme.edge()
    return edge + title + (badge.map { " \($0)" } ?? "") + edge
  }
}

struct CardList: Drawable {
  struct Dependencies {
    var makeCardView: @Sendable (_ title: String, _ badge: Int?) -> CardView
    var cardTheme: any CardThemeProtocol

    static var defaultDependencies: Self {
      Self(makeCardView: { CardView(title: $0, badge: $1) }, cardTheme: CardTheme.shared)
    }
  }

  let titles: [String]
  var dependencies: Dependencies = .defaultDependencies

  func draw() -> String {
    titles.map { dependencies.makeCardView($0, $0.count).draw() }.joined() + dependencies.cardTheme.edge()
  }
}
