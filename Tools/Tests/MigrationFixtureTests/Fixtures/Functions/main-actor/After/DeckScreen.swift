@MainActor
protocol DeckPanelProtocol: Sendable {
  var brightness: Int { get }
}

@MainActor
final class DeckPanel {
  static let shared = DeckPanel()
  var brightness = 5
}

extension DeckPanel: DeckPanelProtocol {}

@MainActor
enum DeckScreen {
  struct Dependencies {
    var deckPanel: @MainActor @Sendable () -> any DeckPanelProtocol

    static var defaultDependencies: Self {
      Self(deckPanel: { DeckPanel.shared })
    }
  }

  static func dim(by amount: Int, dependencies: Dependencies = .defaultDependencies) -> Int {
    dependencies.deckPanel().brightness - amount
  }

  static func later(dependencies: Dependencies = .defaultDependencies) -> Task<Int, Never> {
    Task { dependencies.deckPanel().brightness }
  }
}
