import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// What code reaches through members that take no fields: static properties of the type, its own
/// singleton, and what the protocols of the type add to it.
struct MembersOutside {
  /// The names of the static members.
  private let statics: Set<String>
  /// The own statics that the code of each member asks: `Self.shared`, `Store.shared`, `shared`.
  private let asked: [String: Set<String>]
  /// Those of what static constants keep, as their declarations write it: `FileManager.default`.
  private let kept: [String: MemberFact]
  /// The names of the statics that hold an object of the type.
  private let singletons: Set<String>
  /// The members that protocols add, as far as code of instances runs them.
  let added: [Dependency]
  /// What the private types of the files hide that the code makes objects of.
  let helpers: [Dependency]

  /// Knows of no members.
  init() {
    statics = []
    asked = [:]
    kept = [:]
    singletons = []
    added = []
    helpers = []
  }

  init(_ shape: TypeShape, _ hidden: HiddenDependencies, in project: ProjectTrees) {
    let scope = project.scope
    let own = scope.members(of: shape.type)
    let ofType = own.filter { $0.flags.contains(.isStatic) }
    statics = Set(ofType.map(\.name))
    kept = ofType.reduce(into: [:]) { kept, member in
      guard member.kind == .storedProperty, let value = member.value else { return }
      kept[value.path.joined(separator: ".")] = member
    }
    asked = Self.ownStatics(of: shape, statics, in: scope)
    singletons = Set(
      scope.model.singletons.lazy
        .filter { $0.valueTypeID == shape.type && $0.owner == shape.type }
        .map(\.name.lastName))
    let called = shape.calledNames(making: TypeCode.making)
      .filter { [statics] in !statics.contains($0.key) }
      .reduce(into: Set()) { $0.formUnion($1.value.own) }
    let declared = Set(own.map(\.name))
    added = scope.protocols(of: shape.type).flatMap(hidden.of).filter {
      let name = $0.member.baseName
      return called.contains(name) && !declared.contains(name)
    }
    helpers = PrivateHelpers(of: shape, in: scope).hidden(hidden)
  }

  /// The singleton of the type that the code of a member asks.
  func ownSingleton(askedIn member: String) -> String? {
    asked[member.baseName].flatMap { $0.intersection(singletons).min() }
  }

  private static func ownStatics(
    of shape: TypeShape, _ statics: Set<String>, in scope: ProjectScope
  ) -> [String: Set<String>] {
    let own: Set = ["Self", shape.entry.name.lastName]
    return scope.parts(of: shape.type).reduce(into: [:]) { asked, part in
      let facts = scope.records[part.file].facts
      for use in facts.uses where Int(use.type) == part.fact && use.member >= 0 {
        let path = facts.paths[Int(use.path)].components.map(\.baseName)
        let rest = path.first.map(own.contains) == true ? path.dropFirst() : path[...]
        guard let name = rest.first, statics.contains(name) else { continue }
        asked[facts.members[Int(use.member)].name, default: []].insert(name)
      }
    }
  }

  /// Whether code of instances reads the static property that holds a place.
  func isRead(_ dependency: Dependency) -> Bool {
    isStaticProperty(dependency)
      && asked.contains { !statics.contains($0.key) && $0.value.contains(dependency.member) }
  }

  /// Whether a static property reads an object that all code shares.
  func isStaticProperty(_ dependency: Dependency) -> Bool {
    dependency.isOneObject && statics.contains(dependency.member)
  }

  /// The static constant that keeps what a place names, where other code of the type reads it:
  /// `static let manager = FileManager.default`.
  func constant(keeping dependency: Dependency) -> MemberFact? {
    guard dependency.isOneObject, let constant = kept[dependency.target.name],
      asked.contains(where: { $0.key != constant.name && $0.value.contains(constant.name) })
    else { return nil }
    return constant
  }
}

extension Dependency {
  /// Whether it is an object that all code shares, and not a result that is another one each time.
  var isOneObject: Bool { [.singleton, .systemSingleton, .locator].contains(kind) }

  /// The file and line of the place.
  func line(in project: ProjectTrees) -> String { "\(project.records[file].path):\(position.line)" }
}
