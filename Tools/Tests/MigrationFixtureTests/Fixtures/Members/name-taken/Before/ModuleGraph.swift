final class ModuleRegistry: Sendable {
  static let shared = ModuleRegistry()
  func version(_ name: String) -> Int { name.count }
}

final class ModuleGraph {
  var dependencies: [String]

  init(dependencies: [String]) {
    self.dependencies = dependencies
  }

  func versions() -> [Int] { dependencies.map { ModuleRegistry.shared.version($0) } }
}

struct BuildPlan {
  enum Dependencies { case none, some }

  let kind: Dependencies

  init(kind: Dependencies) {
    self.kind = kind
  }

  func version() -> Int { kind == .none ? 0 : ModuleRegistry.shared.version("plan") }
}
