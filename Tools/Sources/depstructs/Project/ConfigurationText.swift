import DepModel

/// A proposal as the text of a `.depstructs.json`.
struct ConfigurationText {
  private let lists: [(key: String, names: [String])]

  init(_ proposal: ConfigurationProposal) {
    lists = [
      ("locators", proposal.locators), ("locatorFunctions", proposal.locatorFunctions),
      ("wrappers", proposal.wrappers), ("compositionRoots", proposal.compositionRoots),
    ].filter { !$0.1.isEmpty }
  }

  var text: String {
    let lines = lists.map { key, names in
      "  \"\(key)\": [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]"
    }
    return lines.isEmpty ? "{}\n" : "{\n\(lines.joined(separator: ",\n"))\n}\n"
  }
}
