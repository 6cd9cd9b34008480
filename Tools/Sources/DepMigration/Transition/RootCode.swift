import DepModel
import DepSyntax

/// The code of composition roots, by what the end of transitions may do with it.
struct RootCode {
  /// The static values of a root's own `Dependencies`, which a root has once: `live`.
  private(set) var values = CodeRegion()
  /// Everything between the braces of the roots.
  private(set) var whole = CodeRegion()

  init(_ roots: Set<Int>, in project: ProjectTrees) {
    for root in roots.sorted() {
      for part in Self.parts(of: root, project) { whole.add(part.range, in: part.source.file) }
      guard let inputs = project.scope.nestedType("Dependencies", of: root) else { continue }
      for part in Self.parts(of: inputs, project) {
        whole.add(part.range, in: part.source.file)
        for member in part.staticMembers { values.add(member, in: part.source.file) }
      }
    }
  }

  private static func parts(of type: Int, _ project: ProjectTrees) -> [TypeShape.Part] {
    TypeShape(type, in: project).map { [$0.declaration] + $0.extensions } ?? []
  }
}
