/// A strict reader of the flowcharts that this tool writes; it accepts less than Mermaid does.
struct MermaidSyntax {
  private static let reserved: Set<String> = [
    "end", "graph", "flowchart", "subgraph", "class", "classDef", "click", "style", "linkStyle",
    "default", "direction", "href", "call", "o", "x",
  ]

  private var declared: Set<String> = []
  private var classes: Set<String> = []
  private var edgeCount = 0
  private var depth = 0
  /// What is wrong, one entry for each line that is.
  private(set) var problems: [String] = []

  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.first != "flowchart LR" { problems.append("does not begin with 'flowchart LR'") }
    for line in lines.dropFirst() where !line.isEmpty { read(line) }
    if depth != 0 { problems.append("a subgraph has no end") }
  }

  private mutating func read(_ line: Substring) {
    let text = line.drop { $0 == " " }
    if text.hasPrefix("%%") {
      if text.contains("{") || text.contains("}") { problems.append("a directive: \(line)") }
    } else if text == "end" {
      depth -= 1
    } else if let match = text.wholeMatch(of: #/subgraph (\w+)\["([^"]*)"\]/#) {
      depth += 1
      declare(match.1, label: match.2, line)
    } else if let match = text.wholeMatch(of: #/classDef (\w+) [a-z0-9#:,\- ]+/#) {
      classes.insert(String(match.1))
    } else if let match = text.wholeMatch(of: #/class ([\w,]+) (\w+)/#) {
      let names = match.1.split(separator: ",").map(String.init)
      if !declared.isSuperset(of: names) || !classes.contains(String(match.2)) {
        problems.append("a class of nothing: \(line)")
      }
    } else if let match = text.wholeMatch(of: #/linkStyle ([\d,]+) [a-z0-9#:,\- ]+/#) {
      let numbers = match.1.split(separator: ",").compactMap { Int($0) }
      if numbers.contains(where: { $0 >= edgeCount }) { problems.append("no such link: \(line)") }
    } else if let match = text.wholeMatch(
      of: #/(\w+) (?:==>|-->|---|-\.->)(?:\|(?:\w[\w ]*|"[^"|]*")\|)? (\w+)/#)
    {
      edgeCount += 1
      if !declared.isSuperset(of: [String(match.1), String(match.2)]) {
        problems.append("an end that no node is: \(line)")
      }
    } else if let match = text.wholeMatch(
      of: #/(\w+)(?:\[|\(\[|\[\[|\[\/|\{\{|>|\[\()"([^"]*)"(?:\]|\]\)|\]\]|\/\]|\}\}|\)\])/#)
    {
      declare(match.1, label: match.2, line)
    } else {
      problems.append("not understood: \(line)")
    }
  }

  private mutating func declare(_ name: Substring, label: Substring, _ line: Substring) {
    if name.contains(where: { !$0.isASCII }) || Self.reserved.contains(String(name)) {
      problems.append("a name that is no identifier: \(line)")
    }
    if label.contains(where: { "<>`%\\{}\n".contains($0) }) {
      problems.append("a label that is not escaped: \(line)")
    }
    if !declared.insert(String(name)).inserted { problems.append("declared twice: \(line)") }
  }
}
