import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Decides whether a `Dependencies` loses its conformance, `live` and `defaultDependencies`.
struct DefaultRemoval {
  let shape: TypeShape
  let project: ProjectTrees
  /// What the initializers lose.
  let intent: TransitionIntent

  struct Decision {
    var structParts: [TransitionIntent.StructPart] = []
    /// What still needs a default.
    var left: [SkippedUse] = []
    /// Whether more than `live` stays.
    var keepsDefault = false
  }

  func decision() -> Decision {
    let finder = DefaultUses(shape: shape, project: project)
    let parts = finder.structParts.map { ($0, DefaultDeclaration.all(in: $0)) }
    let declared = parts.flatMap(\.1)
    if let parent = inheritedConformance() {
      return Decision(
        left: declared.map { place($0, "'\(parent)' requires the default") }, keepsDefault: true)
    }
    let uses = finder.all().filter { !intent.removes($0) }
    let outer = uses.filter { !isInside($0, declared) }
    let lasting = outer.filter { $0.name != DefaultName.live.rawValue || !$0.isPlain }
    guard lasting.isEmpty else {
      return Decision(
        left: lasting.map { place($0, "the code needs the default") }, keepsDefault: true)
    }
    return Decision(
      structParts: parts.map { part, own in
        .init(part: part, removed: own.filter { outer.isEmpty || $0.name == .defaultDependencies })
      }, left: outer.map { place($0, "the code needs 'live'") })
  }

  private func isInside(_ use: DefaultUse, _ declarations: [DefaultDeclaration]) -> Bool {
    declarations.contains { $0.source.file == use.file && $0.range.contains(use.offset) }
  }

  private func place(_ use: DefaultUse, _ detail: String) -> SkippedUse {
    let position =
      project.source(use.file)?.position(at: use.offset)
      ?? SourcePosition(line: 1, column: 1, offset: Int32(use.offset))
    return SkippedUse(
      reason: .defaultNeeded, path: project.records[use.file].path, position: position,
      expression: use.text, detail: detail)
  }

  private func place(_ declaration: DefaultDeclaration, _ detail: String) -> SkippedUse {
    SkippedUse(
      reason: .defaultNeeded, path: declaration.source.path,
      position: declaration.source.position(at: declaration.range.lowerBound), expression: "",
      detail: detail)
  }

  /// A protocol of the project that refines the library's.
  private func inheritedConformance() -> String? {
    let type = project.scope.nestedType("Dependencies", of: shape.type)
    let parents = type.map { project.model.types[$0].parents } ?? []
    return parents.first { parent in
      guard !parent.written.isLibraryProtocol, let id = parent.type else { return false }
      return project.scope.inheritedNames(of: id).contains(where: \.isLibraryProtocol)
    }?.written
  }
}
