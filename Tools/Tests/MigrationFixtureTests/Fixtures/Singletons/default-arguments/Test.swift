final class OneSheet: SheetMusicProtocol {
  func page(_ number: Int, transposed: Bool, copies: Int) -> String {
    "\(number)\(transposed)\(copies)"
  }
}
let pages = Trumpeter(dependencies: .init(sheetMusic: OneSheet())).play()
expect(pages == ["1false1", "2true1", "3true4"], "the defaults are filled in: \(pages)")
