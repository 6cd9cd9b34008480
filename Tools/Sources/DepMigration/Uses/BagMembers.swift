import DepFacts
import DepModel
import DepSyntax

/// The uses of singletons that only hold other objects: the member is injected, and not the bag.
///
/// A type takes the members, or the bag where one of its uses asks for something else.
struct BagMembers {
  /// A use with the member that it asks for.
  struct Member {
    let dependency: Dependency
    let user: Int
    let bag: Int
    /// How code names the bag: `Services.shared`.
    let singleton: String
    let name: String
    let fact: MemberFact
    let type: FieldType
    /// Whether another bag may come in the place of this one.
    let isReplaceable: Bool
  }

  private var members: [Dependency: Member] = [:]
  private let project: ProjectTrees

  init(_ hidden: [Dependency], in project: ProjectTrees) {
    self.project = project
    var others: Set<Int> = []
    for dependency in hidden {
      guard let index = dependency.target.singleton else { continue }
      if let member = member(dependency, of: project.model.singletons[index]) {
        members[dependency] = member
      } else {
        others.insert(index)
      }
    }
    members = members.filter { $0.key.target.singleton.map(others.contains) == false }
  }

  /// The member that a use asks for; nil where the use keeps the bag.
  func member(of dependency: Dependency) -> Member? { members[dependency] }

  /// The use with the member as part of it.
  func whole(_ dependency: Dependency) -> Dependency {
    guard members[dependency] != nil else { return dependency }
    var whole = dependency
    whole.use?.length += 1
    return whole
  }

  private func member(_ dependency: Dependency, of singleton: Singleton) -> Member? {
    guard [.singleton, .locator].contains(dependency.kind), dependency.role == .read,
      let user = dependency.owner, let bag = singleton.valueTypeID,
      dependency.expression.lastName == singleton.name.lastName, singleton.owner != nil,
      let chain = dependency.chain(in: project.records[dependency.file].facts),
      let next = chain.next, !next.contains("("), isBag(bag)
    else { return nil }
    let fact = project.scope.members(of: bag).first {
      $0.name == next && Self.isProperty($0) && !$0.access.isHidden && $0.attributes.isEmpty
    }
    guard let fact, let type = PropertyType.of(fact, in: bag, project) else { return nil }
    let declaration = project.scope.member(of: singleton)
    return Member(
      dependency: dependency, user: user, bag: bag, singleton: singleton.name, name: next,
      fact: fact, type: type,
      isReplaceable: declaration?.kind != .storedProperty
        || declaration?.flags.contains(.isLet) != true)
  }

  /// Whether a type has nothing to offer but properties, two of which hold objects of the project.
  private func isBag(_ type: Int) -> Bool {
    let scope = project.scope
    guard [.class, .struct].contains(project.model.types[type].kind),
      scope.superclass(of: type) == nil, scope.outsideSuperclass(of: type) == nil
    else { return false }
    let members = scope.members(of: type).filter {
      !$0.access.isHidden && !$0.flags.contains(.isStatic)
    }
    let offersMore = members.contains { $0.kind == .function || $0.kind == .subscript }
    let objects = members.filter { Self.isProperty($0) && holdsObject($0, of: type) }
    return !offersMore && objects.count >= 2
  }

  private static func isProperty(_ member: MemberFact) -> Bool {
    !member.flags.contains(.isStatic)
      && [.storedProperty, .computedProperty].contains(member.kind)
  }

  private func holdsObject(_ member: MemberFact, of type: Int) -> Bool {
    let made = member.value.flatMap { $0.kind == .call ? $0.path.first?.baseName : nil }
    guard let written = member.type ?? made,
      let held = project.scope.type(named: FieldType(written).name, in: type)
    else { return false }
    return [.class, .actor, .protocol].contains(project.model.types[held].kind)
  }
}
