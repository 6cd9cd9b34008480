import DepFacts
import DepModel
import DepSyntax

/// What the members of a type call of each other.
struct TypeCode: Sendable {
  /// The members with code that runs when an object is made go under this name.
  static let making = "init"

  let members: [String: [MemberFact]]
  private let names: [String: CalledNames]

  /// nil for a type whose declaration cannot be read.
  init?(_ type: Int, in project: ProjectTrees) {
    guard let shape = TypeShape(type, in: project) else { return nil }
    members = Dictionary(grouping: project.scope.members(of: type), by: \.name)
    names = shape.calledNames(making: Self.making)
  }

  /// The names of the members that run when these do, and all that their code uses.
  func reach(of first: Set<String>) -> (members: Set<String>, called: CalledNames) {
    var reached = first
    var called = CalledNames()
    var open = Array(first)
    while let next = open.popLast() {
      guard let more = names[next] else { continue }
      called.formUnion(more)
      for name in more.own where names[name] != nil && reached.insert(name).inserted {
        open.append(name)
      }
    }
    return (reached, called)
  }

  /// Whether a member around a use is one of those.
  static func isReached(_ member: MemberFact?, by names: Set<String>) -> Bool {
    guard let member else { return true }
    if names.contains(member.name) { return true }
    return member.kind == .storedProperty && !member.flags.contains(.isLazy)
      && names.contains(making)
  }
}
