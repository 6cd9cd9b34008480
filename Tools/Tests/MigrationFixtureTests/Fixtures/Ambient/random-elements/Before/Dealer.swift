enum Suit6197: CaseIterable {
  case hearts, spades

  static func any() -> Suit6197 { .hearts }
}

struct Card6197 {
  let name: String
}

protocol Player6197 {
  var name: String { get }
}

struct Human6197: Player6197 {
  let name: String
}

final class Dealer6197 {
  private let cards: [Card6197] = [Card6197(name: "a")]
  private let players: [any Player6197] = [Human6197(name: "p")]
  static let letters: String = "z"

  func deal() -> [String] { cards.shuffled().map(\.name) }

  func suit() -> Bool { Suit6197.allCases.randomElement() != nil }

  func first(of words: [String]) -> String { words.randomElement() ?? "none" }

  func letter() -> String { Self.letters.randomElement().map { String($0) } ?? "" }

  func player() -> String { self.players.randomElement()?.name ?? "" }
}

private struct Secret6197 {
  let name: String
}

/// A field would show the private type.
final class Hider6197 {
  private let secrets: [Secret6197] = [Secret6197(name: "s")]

  func any() -> String { secrets.randomElement()?.name ?? "" }
}

final class Nest6197 {
  private struct Egg6197 {
    let name: String
  }

  private let eggs: [Egg6197] = [Egg6197(name: "e")]

  func any() -> String { eggs.randomElement()?.name ?? "" }
}

/// The collection may be missing.
final class Chain6197 {
  func first(of words: [String]?) -> String { words?.randomElement() ?? "none" }
}

/// Only the function knows the type.
final class Local6197 {
  func first() -> Int {
    struct Local {
      let size: Int
    }
    let sizes: [Local] = [Local(size: 3)]
    return sizes.randomElement()?.size ?? 0
  }
}

/// Any type may be meant.
final class Maker6197 {
  func first<Item>(of items: [Item]) -> Item? { items.randomElement() }
}
