final class CopyDeck: Sendable {
  static let shared = CopyDeck()
  func text(_ key: String) -> String { "text of \(key)" }
}

@MainActor
final class SheetModel {
  let title: String

  init(key: String) {
    title = CopyDeck.shared.text(key)
  }
}

@MainActor
final class SheetPresenter {
  private var shown: [SheetModel] = []

  init() {}

  func present(_ key: String) -> String {
    let model = SheetModel(key: key)
    shown.append(model)
    return "\(shown.count) \(model.title)"
  }
}
