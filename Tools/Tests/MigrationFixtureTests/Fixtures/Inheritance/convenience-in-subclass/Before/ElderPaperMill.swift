class ElderPaperMill {
  let sheets: Int

  init(sheets: Int) { self.sheets = sheets }

  func make() -> String { "\(sheets) of \(RagStore.shared.rags())" }
}
