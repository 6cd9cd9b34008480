protocol RagStoreProtocol: Sendable {
  func rags() -> String
  func dye() -> String
}

final class RagStore: Sendable {
  static let shared = RagStore()
  func rags() -> String { "linen" }
  func dye() -> String { "blue" }
}

extension RagStore: RagStoreProtocol {}

final class ArtElderPaperMill: ElderPaperMill {
  struct Dependencies {
    var ragStore: any RagStoreProtocol

    static var defaultDependencies: Self {
      Self(ragStore: RagStore.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  convenience init() { self.init(sheets: 3) }

  override func make() -> String { super.make() + " in " + dependencies.ragStore.dye() }
}

func mills() -> [ElderPaperMill] { [ElderPaperMill(sheets: 1), ArtElderPaperMill(sheets: 2), ArtElderPaperMill()] }
