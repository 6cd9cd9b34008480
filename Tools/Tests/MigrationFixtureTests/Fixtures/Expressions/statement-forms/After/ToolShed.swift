struct Broken: Error { var tool: String }

protocol ToolRackProtocol: Sendable {
  func lend(_ tool: String) -> String?
  func note(_ text: String)
  func error(_ tool: String) -> Broken
}

final class ToolRack: Sendable {
  static let shared = ToolRack()
  func lend(_ tool: String) -> String? { tool == "saw" ? nil : "lent \(tool)" }
  func note(_ text: String) { print("note \(text)") }
  func error(_ tool: String) -> Broken { Broken(tool: tool) }
}

extension ToolRack: ToolRackProtocol {}

final class ToolShed {
  struct Dependencies {
    var toolRack: any ToolRackProtocol

    static var defaultDependencies: Self {
      Self(toolRack: ToolRack.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func borrow(_ tools: [String]) throws -> [String] {
    defer { dependencies.toolRack.note("done") }
    var result: [String] = []
    all: for tool in tools {
      guard let lent = dependencies.toolRack.lend(tool) else {
        dependencies.toolRack.note("missing"); if tool == "saw" { break all }
        throw dependencies.toolRack.error(tool)
      }
      do { result.append(lent) }
    }
    if result.isEmpty { throw dependencies.toolRack.error("none") }
    return result
  }
}
