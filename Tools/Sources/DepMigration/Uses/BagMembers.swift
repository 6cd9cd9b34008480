import DepFacts
import DepModel
import DepSyntax

/// The uses of singletons that only hold other objects: the member is injected, and not the bag.
///
/// A type takes the members, or the bag where it also uses the bag in another way.
struct BagMembers {
  /// A use with the member that it reads.
  struct Member {
    let dependency: Dependency
    let user: Int
    let bag: Int
    let singleton: Singleton
    /// What the declaration of the singleton says.
    let holder: SingletonType
    let fact: MemberFact
    /// What the declaration of the member says.
    let type: SingletonType
    /// The types of the project that the member has, and that its value is made of.
    let made: [Int]
  }

  private var members: [Dependency: Member] = [:]
  private let project: ProjectTrees

  init(_ hidden: [Dependency], in project: ProjectTrees) {
    self.project = project
    var others: Set<Int> = []
    for dependency in hidden {
      guard let index = dependency.target.singleton else { continue }
      if let member = find(dependency) {
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

  /// The member that a use reads, whatever else its type uses; nil where it reads none.
  func find(_ dependency: Dependency) -> Member? {
    guard let singleton = dependency.target.singleton.map({ project.model.singletons[$0] }),
      [.singleton, .locator].contains(dependency.kind), dependency.role == .read,
      let user = dependency.owner, let bag = singleton.valueTypeID,
      dependency.expression.lastName == singleton.name.lastName, singleton.owner != nil,
      let chain = dependency.chain(in: project.records[dependency.file].facts),
      let next = chain.next, !next.contains("("), isBag(bag),
      let fact = project.scope.property(next, of: bag), !fact.access.isHidden,
      fact.attributes.isEmpty, let written = PropertyType.of(fact, in: bag, project)
    else { return nil }
    let holder = SingletonType(singleton, in: project, seenFrom: user)
    guard holder.type?.isOptional == false, !holder.isUnwrapped, !holder.isFunction else {
      return nil
    }
    let declaration = project.scope.member(of: singleton)
    let isReplaceable =
      declaration?.kind != .storedProperty || declaration?.flags.contains(.isLet) != true
    let type = SingletonType(
      fact, written, of: bag, in: holder, isReplaceable: isReplaceable, seenFrom: user, project)
    if let actor = holder.actor, actor != type.actor { return nil }
    return Member(
      dependency: dependency, user: user, bag: bag, singleton: singleton, holder: holder,
      fact: fact, type: type,
      made: [written.name, fact.value?.calledName].compactMap { name in
        name.flatMap { project.scope.type(named: $0, in: bag) }
      })
  }

  /// Whether a type has nothing to offer but properties, two of which hold objects of the project.
  private func isBag(_ type: Int) -> Bool {
    let scope = project.scope
    guard [.class, .struct].contains(project.model.types[type].kind), !scope.isGeneric(type),
      scope.superclass(of: type) == nil, scope.outsideSuperclass(of: type) == nil
    else { return false }
    let members = scope.members(of: type).filter {
      !$0.access.isHidden && !$0.flags.contains(.isStatic)
    }
    let offersMore = members.contains { $0.kind == .function || $0.kind == .subscript }
    let objects = members.filter { $0.isProperty && holdsObject($0, of: type) }
    return !offersMore && objects.count >= 2
  }

  private func holdsObject(_ member: MemberFact, of type: Int) -> Bool {
    guard let written = member.type ?? member.value?.calledName,
      let held = project.scope.type(named: FieldType(written).name, in: type)
    else { return false }
    return [.class, .actor, .protocol].contains(project.model.types[held].kind)
  }
}
