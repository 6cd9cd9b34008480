import DepFacts
import DepModel
import DepSyntax

/// The functions of one name that a type declares, and whether they change its value.
struct MutatingFunctions {
  /// For each function, whether it does.
  private let answers: [Bool]

  init(_ name: String, of type: Int, _ project: ProjectTrees) {
    answers = project.scope.parts(of: type).flatMap { part in
      project.scope.members(of: part).filter { $0.kind == .function && $0.name == name }.map {
        member in
        project.source(part.file).flatMap {
          MemberSite(at: Int(member.position.offset), in: $0)?.isMutating
        } == true
      }
    }
  }

  var isAny: Bool { answers.contains(true) }
  /// Whether the type declares such functions, and all of them leave the value as it is.
  var isNone: Bool { !answers.isEmpty && !isAny }
}
