class ElderPaperMill {
  struct Dependencies {
    var ragStore: any RagStoreProtocol

    static var defaultDependencies: Self {
      Self(ragStore: RagStore.shared)
    }
  }

  var elderPaperMillDependencies: Dependencies = .defaultDependencies

  let sheets: Int

  init(sheets: Int) { self.sheets = sheets }

  func make() -> String { "\(sheets) of \(elderPaperMillDependencies.ragStore.rags())" }
}
