import Testing

/// What `wire` wrote is taken out of finished roots, and has to come back.
@Suite struct EraseAndRewriteTests {
  private static var cases: [RootCase] {
    // Where two `live` differ, only the first run reads them. Values that went along with a new
    // label are their author's.
    RootCase.all.filter {
      !$0.isBroken && $0.options["prune"] == nil && $0.options["first-run"] == nil
        && $0.options["renamed"] == nil
    }
  }

  @Test(arguments: cases) func oneArgumentComesBack(_ rootCase: RootCase) throws {
    for (name, text) in rootCase.after {
      let texts = ArgumentTexts(text)
      for range in texts.lists.joined() where isWritten(texts.text(range), name, rootCase) {
        try expectSame(rootCase, name, texts.without([range]), "without \(texts.text(range))")
      }
    }
  }

  @Test(arguments: cases) func allArgumentsComeBack(_ rootCase: RootCase) throws {
    for (name, text) in rootCase.after {
      let texts = ArgumentTexts(text)
      for list in texts.lists {
        let written = list.filter { isWritten(texts.text($0), name, rootCase) }
        try expectSame(rootCase, name, texts.without(written), "without \(written)")
      }
    }
  }

  /// Whether the author of the case had left it to the tool.
  private func isWritten(_ argument: String, _ name: String, _ rootCase: RootCase) -> Bool {
    // What stands before an inner list may be the author's, though the list is not.
    let head = argument.firstRange(of: ".init(").map { argument[..<$0.lowerBound] } ?? argument[...]
    let words = head.split { $0 == "," || $0.isWhitespace }.joined(separator: " ")
    let before = (rootCase.before[name] ?? "").split { $0 == "," || $0.isWhitespace }
    // The command writes no comments, but moves those of arguments that change places.
    return !words.contains("/*") && !words.contains("//")
      && !before.joined(separator: " ").contains(words)
  }

  private func expectSame(
    _ rootCase: RootCase, _ name: String, _ text: String, _ comment: String
  ) throws {
    var roots = rootCase.after
    roots[name] = text
    let outcome = try rootCase.complete(roots)
    for (name, text) in rootCase.after {
      #expect(content(of: outcome.roots[name] ?? "") == content(of: text), "\(name) \(comment)")
    }
  }

  /// Each list of arguments in its order, and what else there is; lines and members can move.
  private func content(of text: String) -> [String] {
    let texts = ArgumentTexts(text)
    let lists = texts.lists.map { list in
      list.map { texts.text($0).filter { !$0.isWhitespace && $0 != "," } }.joined(separator: ",")
    }
    let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let marks = text.filter { "{}[]()=?:".contains($0) }.map(String.init)
    return lists.sorted() + (words + marks).sorted()
  }
}
