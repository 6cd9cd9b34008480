package import DepAudit
internal import DepFacts
internal import DepModel

/// What types reach, as text or as JSON.
package struct EffectReport: Sendable {
  private let summary: EffectSummary

  package init(_ summary: EffectSummary) { self.summary = summary }

  package func text() -> String {
    var lines = section(summary.types)
    if !summary.tests.isEmpty {
      if !lines.isEmpty { lines.append("") }
      lines += ["Tests that reach the time, chance, the network or the disk", ""]
      lines += section(summary.tests)
    }
    return lines.isEmpty ? "no type reaches an effect\n" : lines.joined(separator: "\n") + "\n"
  }

  private func section(_ entries: [EffectSummary.Entry]) -> [String] {
    var lines: [String] = []
    for entry in entries {
      lines.append("\(entry.type) (\(entry.module))")
      if entry.ways.isEmpty { lines.append("  reaches no effect") }
      for way in entry.ways {
        let names = [entry.type] + way.names
        lines.append("  \(names.joined(separator: " → ")): \(way.effect.title)")
      }
    }
    return lines
  }

  package func json() -> String {
    var writer = JSONWriter()
    writer.block([
      ("version", { $0.value(1) }),
      ("types", { $0.lines(summary.types, Self.write) }),
      ("tests", { $0.lines(summary.tests, Self.write) }),
    ])
    writer.finish()
    return writer.text
  }

  private static func write(_ writer: inout JSONWriter, _ entry: EffectSummary.Entry) {
    writer.object {
      $0.field("type", entry.type)
      $0.field("module", entry.module)
      $0.field("reaches") { $0.array(entry.ways, write) }
    }
  }

  /// An effect with the way to it.
  static func write(_ writer: inout JSONWriter, _ way: EffectWay) {
    writer.object {
      $0.field("effect", way.effect.rawValue)
      $0.field("through") { $0.array(way.names) { $0.value($1) } }
    }
  }
}
