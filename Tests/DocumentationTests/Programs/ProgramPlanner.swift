/// Turns the blocks of the documents into programs.
struct ProgramPlanner {
  /// The texts of the context files, by name.
  let contexts: [String: String]

  /// Returns the programs of all blocks, in the order of the documents.
  ///
  /// Every Swift block is in at least one of them.
  func programs(of blocks: [CodeBlock]) throws -> [Program] {
    var units: [(group: String?, blocks: [CodeBlock])] = []
    for block in blocks where block.isSwift {
      let groups = block.directive?.groups ?? []
      if groups.isEmpty { units.append((nil, [block])) }
      for group in groups {
        let known = units.firstIndex {
          $0.group == group && $0.blocks.first?.document == block.document
        }
        if let known {
          units[known].blocks.append(block)
        } else {
          units.append((group, [block]))
        }
      }
    }
    return try units.flatMap { try programs(ofGroup: $0.group, $0.blocks) }
  }

  private func programs(ofGroup group: String?, _ blocks: [CodeBlock]) throws -> [Program] {
    try LanguageMode.allCases.flatMap { mode in
      let blocks = blocks.filter { $0.directive?.modes.contains(mode) ?? true }
      let base = blocks.filter { !$0.isProbe }
      let probes = try blocks.filter(\.isProbe).map { probe in
        try program(group, mode, base.filter { $0.accompanies(probe) } + [probe], probe: probe)
      }
      return base.isEmpty ? probes : [try program(group, mode, base, probe: nil)] + probes
    }
  }

  private func program(
    _ group: String?, _ mode: LanguageMode, _ blocks: [CodeBlock], probe: CodeBlock?
  ) throws -> Program {
    let directives = blocks.compactMap(\.directive)
    let stubs = directives.flatMap(\.stubs).withoutRepetition
    return Program(
      group: group, mode: mode, modules: try modules(of: blocks, stubs), stubs: stubs,
      run: run(of: directives, probe), blocks: blocks, probe: probe)
  }

  private func run(of directives: [Directive], _ probe: CodeBlock?) -> Program.Run {
    if let probe { return probe.directive?.fails == true ? .fails : .never }
    let runs = directives.contains { $0.shape == .main || $0.target == .test }
    return runs ? .succeeds : .never
  }

  private func modules(of blocks: [CodeBlock], _ stubs: [String]) throws -> [Program.Module] {
    let targets = blocks.map { $0.directive?.target ?? .app }.withoutRepetition
      .sorted { $0.order < $1.order }
    return try targets.enumerated().map { position, target in
      let members = blocks.filter { ($0.directive?.target ?? .app) == target }
      let directives = members.compactMap(\.directive)
      let imports = target.imports(stubs, modulesBefore: Array(targets[..<position]))
      let contexts = try directives.flatMap(\.contexts).withoutRepetition.map(context)
      let files = members.map { block in
        SourceFile(block, isScript: block.isScript, imports: imports)
      }
      return Program.Module(
        name: target.moduleName, target: target, files: contexts + files,
        isolation: directives.compactMap(\.isolation).first)
    }
  }

  private func context(_ name: String) throws -> SourceFile {
    guard let text = contexts[name] else {
      throw DirectiveError(description: "there is no context '\(name)'")
    }
    return SourceFile(name: "Context\(name).swift", text: text)
  }
}

extension CodeBlock {
  /// Whether the block is there to show what fails.
  var isProbe: Bool {
    directive.map { $0.fails || !$0.expectedErrors.isEmpty } ?? false
  }

  /// Whether statements at the top level are allowed.
  fileprivate var isScript: Bool {
    directive.map { $0.shape == .main || $0.target == .manifest } ?? !code.contains("@main")
  }

  /// Whether a block of the same group is needed to see another one fail.
  fileprivate func accompanies(_ probe: CodeBlock) -> Bool {
    directive?.shape != .main && (directive?.target != .test || probe.directive?.target == .test)
  }
}

extension Sequence where Element: Hashable {
  /// The elements, each where it comes first.
  fileprivate var withoutRepetition: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
