import Testing

/// A field is renamed under a finished root: the root follows, or says what is missing.
@Suite struct RenamedFieldTests {
  @Test(arguments: RootCase.all.filter { !$0.isBroken })
  func theRootFollows(_ rootCase: RootCase) throws {
    for (path, text) in rootCase.sources {
      for name in fields(in: text) {
        let renamed = text.replacing("var \(name): ", with: "var \(name)Renamed: ")
        let changed = RootCase(rootCase, replacing: path, with: renamed)
        let outcome = try changed.complete(rootCase.after)
        let all = outcome.roots.values.joined()
        let wasThere = rootCase.after.values.contains { $0.contains(" \(name): \(name)") }
        if wasThere, outcome.problems.isEmpty {
          #expect(all.contains("\(name)Renamed"), "\(name) in \(path)")
        }
        #expect(try changed.complete(outcome.roots).roots == outcome.roots, "\(name) in \(path)")
      }
    }
  }

  /// The names of properties that are declared at the depth of a nested struct's fields.
  private func fields(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("    var "), let colon = line.firstIndex(of: ":") else { return nil }
      let name = line[line.index(line.startIndex, offsetBy: 8)..<colon]
      return name.allSatisfy { $0.isLetter || $0.isNumber } ? String(name) : nil
    }
  }
}
