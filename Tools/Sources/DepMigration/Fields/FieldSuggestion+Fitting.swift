import DepModel
import DepSyntax

extension FieldSuggestion {
  /// Whether its live value passes the arguments that the code passes.
  ///
  /// An entry of the catalogue may stand for several functions of one name.
  func fits(_ call: CallSite?) -> Bool {
    guard let call, let function = calledFunction(like: call) else { return true }
    let labels = Self.labels(of: function)
    return !call.hasMoreTrailingClosures && labels.starts(with: call.labels)
      && labels.count == call.labels.count + (call.hasTrailingClosure ? 1 : 0)
  }

  /// What stands between the parentheses of the call in the live value; nil where it has none.
  private func calledFunction(like call: CallSite) -> Substring? {
    let name = call.node.calledName + "("
    var rest = live[...]
    while let start = rest.firstIndex(of: "("), !rest[...start].hasSuffix(name) {
      rest = rest[rest.index(after: start)...]
    }
    guard let start = rest.firstIndex(of: "(") else { return nil }
    return rest[rest.index(after: start)...]
  }

  /// The labels up to the parenthesis that closes the arguments, `_` for none.
  private static func labels(of arguments: Substring) -> [String] {
    var depth = 0
    var labels: [String] = []
    var argument = ""
    for character in arguments {
      if depth == 0, character == "," || character == ")" {
        if let label = label(of: argument) { labels.append(label) }
        argument = ""
        if character == ")" { break }
        continue
      }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      argument.append(character)
    }
    return labels
  }

  private static func label(of argument: String) -> String? {
    let text = argument.drop(while: \.isWhitespace)
    guard !text.isEmpty else { return nil }
    let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return text[word.endIndex...].first == ":" ? String(word) : "_"
  }
}
