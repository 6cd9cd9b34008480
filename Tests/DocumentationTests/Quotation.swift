/// Lines of a document that a program prints or the compiler says.
struct Quotation {
  private let lines: [String]

  init(_ text: String) {
    lines = text.split(separator: "\n").map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// Whether the lines appear in the text, in their order; other lines may stand between them.
  func isFound(in text: String) -> Bool {
    var rest = lines[...]
    for line in text.split(separator: "\n") {
      if let next = rest.first, line.contains(next) { rest.removeFirst() }
    }
    return rest.isEmpty && !lines.isEmpty
  }
}
