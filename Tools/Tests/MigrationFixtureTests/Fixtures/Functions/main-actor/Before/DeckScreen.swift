@MainActor
final class DeckPanel {
  static let shared = DeckPanel()
  var brightness = 5
}

@MainActor
enum DeckScreen {
  static func dim(by amount: Int) -> Int { DeckPanel.shared.brightness - amount }

  static func later() -> Task<Int, Never> {
    Task { DeckPanel.shared.brightness }
  }
}
