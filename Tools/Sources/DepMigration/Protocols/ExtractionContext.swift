import DepFacts
import DepModel
import DepSyntax

/// What every decision about protocols asks, with what is looked up once for all of them.
struct ExtractionContext {
  let project: ProjectTrees
  /// The files that depend on each type, or on a singleton that holds one.
  private let users: [Int: Set<Int>]
  private let containers: ContainerTypes

  init(project: ProjectTrees) {
    self.project = project
    containers = ContainerTypes(project)
    let model = project.model
    let bags = BagMembers([], in: project)
    var users: [Int: Set<Int>] = [:]
    for dependency in model.dependencies {
      let held = dependency.target.singleton.flatMap { model.singletons[$0].valueTypeID }
      let members = bags.find(dependency)?.made ?? []
      for type in Set([dependency.target.type, held].compactMap { $0 } + members) {
        users[type, default: []].insert(dependency.file)
      }
    }
    self.users = users
  }

  var scope: ProjectScope { project.scope }

  /// Whether a type hands out dependencies, and so goes with the container in the end.
  func isContainer(_ type: Int) -> Bool { containers.contains(type) }

  /// A declaration or extension with its syntax; nil where its file cannot be read.
  func part(_ part: DeclarationPart, of type: Int) -> TypePart? {
    TypePart(part, of: type, in: project)
  }

  /// Whether a part is there in every build; false for an extension in a branch of `#if`.
  func isAlwaysCompiled(_ reference: DeclarationPart) -> Bool {
    guard let type = scope.type(of: reference), let part = part(reference, of: type) else {
      return false
    }
    return !part.isExtension || part.branch == nil
  }

  func files(thatUse type: Int) -> Set<Int> { users[type] ?? [] }
}
