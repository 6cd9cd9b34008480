final class RagStore: Sendable {
  static let shared = RagStore()
  func rags() -> String { "linen" }
  func dye() -> String { "blue" }
}

final class ArtElderPaperMill: ElderPaperMill {
  convenience init() { self.init(sheets: 3) }

  override func make() -> String { super.make() + " in " + RagStore.shared.dye() }
}

func mills() -> [ElderPaperMill] { [ElderPaperMill(sheets: 1), ArtElderPaperMill(sheets: 2), ArtElderPaperMill()] }
