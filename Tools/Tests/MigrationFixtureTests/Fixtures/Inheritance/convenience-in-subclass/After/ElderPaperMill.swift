class ElderPaperMill {
  struct Dependencies {
    var ragStore: any RagStoreProtocol

    static var defaultDependencies: Self {
      Self(ragStore: RagStore.shared)
    }
  }

  private let dependencies: Dependencies

  let sheets: Int

  init(sheets: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.sheets = sheets
  }

  func make() -> String { "\(sheets) of \(dependencies.ragStore.rags())" }
}
