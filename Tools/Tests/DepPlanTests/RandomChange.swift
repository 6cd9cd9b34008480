import DepPlan

/// Files with edits at random places.
struct RandomChange {
  private var generator: SeededGenerator
  private var lineCount = 0

  init(seed: UInt64) { generator = SeededGenerator(seed) }

  /// A file of lines that differ from each other, and edits that bring further such lines.
  mutating func make(path: String) throws -> FileChange {
    let lineEnd = Bool.random(using: &generator) ? "\n" : "\r\n"
    let count = Int.random(in: 0...40, using: &generator)
    var text = (0..<count).map { _ in line() + lineEnd }.joined()
    if !text.isEmpty, Bool.random(using: &generator) { text.removeLast() }
    let before = Array(text.utf8)
    var edits: [Edit] = []
    var position = 0
    while position <= before.count, edits.count < 5 {
      let start = Int.random(in: position...before.count, using: &generator)
      let end = min(before.count, start + Int.random(in: 0...30, using: &generator))
      edits.append(Edit(range: start..<end, replacement: replacement(lineEnd), owners: []))
      position = end + 1
    }
    return try FileChange(path: path, before: before, edits: edits)
  }

  private mutating func line() -> String {
    lineCount += 1
    return "line \(lineCount) " + ["é", "", "\t", "}"][Int.random(in: 0..<4, using: &generator)]
  }

  private mutating func replacement(_ lineEnd: String) -> String {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: ""
    case 1: line()
    case 2: line() + lineEnd
    default: lineEnd + line() + lineEnd + line()
    }
  }
}
