struct Broken: Error { var tool: String }

final class ToolRack: Sendable {
  static let shared = ToolRack()
  func lend(_ tool: String) -> String? { tool == "saw" ? nil : "lent \(tool)" }
  func note(_ text: String) { print("note \(text)") }
  func error(_ tool: String) -> Broken { Broken(tool: tool) }
}

final class ToolShed {
  init() {}

  func borrow(_ tools: [String]) throws -> [String] {
    defer { ToolRack.shared.note("done") }
    var result: [String] = []
    all: for tool in tools {
      guard let lent = ToolRack.shared.lend(tool) else {
        ToolRack.shared.note("missing"); if tool == "saw" { break all }
        throw ToolRack.shared.error(tool)
      }
      do { result.append(lent) }
    }
    if result.isEmpty { throw ToolRack.shared.error("none") }
    return result
  }
}
