/// Lines that look for a declaration by its bare name, without the place that the name stands in.
struct NameLookups {
  private let patterns: [(regex: Regex<AnyRegexOutput>, why: String)]

  init() throws {
    patterns = try Self.patterns.map { (try Regex($0.pattern), $0.why) }
  }

  func inCode(_ lines: [(Int, String)]) -> [(line: Int, why: String)] {
    lines.flatMap { line, text in
      // Few lines say one of these words, and a pattern takes long.
      guard Self.words.contains(where: text.contains) else { return [(line: Int, why: String)]() }
      return patterns.filter { text.contains($0.regex) }.prefix(1).map { (line, $0.why) }
    }
  }

  private static let words = ["types", "facts.members", ".aliases", ".inherited"]

  private static let patterns: [(pattern: String, why: String)] = [
    (#"\.types\(named: \w+\)"#, "asks for types by name without a place"),
    (
      #"types(\.\w+)*\.(first|firstIndex|filter|contains)\W.*\.name(\.lastName)? =="#,
      "compares the names of types"
    ),
    (#"types\[.*\]\.name(\.lastName)? =="#, "compares the names of types"),
    (#"facts\.members(?!\w).* where .*\.name =="#, "compares the names of members"),
    (#"(facts|\$0)\.aliases(?!\w)"#, "reads aliases as they are written"),
    (#"(entry|fact|type|shape|\))\.inherited(?!\w)"#, "reads parents as they are written"),
  ]
}
