/// Lines that look for a declaration by its bare name, without the place that the name stands in.
enum NameLookups {
  static func inCode(_ lines: [(Int, String)]) throws -> [(line: Int, why: String)] {
    let patterns = try patterns.map { (try Regex($0.pattern), $0.why) }
    return lines.flatMap { line, text in
      patterns.filter { text.contains($0.0) }.prefix(1).map { (line, $0.1) }
    }
  }

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
