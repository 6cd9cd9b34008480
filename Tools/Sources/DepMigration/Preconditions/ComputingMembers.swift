import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Objects that a type only asks for what they work out: whatever else they do, this code would get
/// the same answers of any other.
struct ComputingMembers {
  let project: ProjectTrees
  /// The members of which code reaches an effect, by file.
  private let acting: [Int: Set<Int>]

  init(_ project: ProjectTrees) {
    self.project = project
    acting = project.model.effects.actingMembers
  }

  /// Why a place stays; nil where the object acts or remembers, and where nothing tells.
  func refusal(in uses: TypeUses) -> (HiddenUse) -> Refusal? {
    let places = uses.uses.filter { use in
      switch use.dependency.kind {
      case .singleton: !project.model.counted.contains(.statelessSingleton)
      case .construction: !project.model.counted.contains(.plainObject)
      default: false
      }
    }
    let computed = Dictionary(grouping: places, by: \.dependency.target).filter { target, places in
      let isMade = places.contains { $0.dependency.kind == .construction }
      guard
        let type = isMade
          ? target.type : target.singleton.flatMap({ project.model.singletons[$0].valueTypeID })
      else { return false }
      var members: Set<String> = []
      for place in places {
        guard let asked = asked(of: place, uses.shape), !asked.isEmpty else { return false }
        members.formUnion(asked)
      }
      return onlyComputes(members, of: type)
    }
    return { use in
      guard computed[use.dependency.target] != nil else { return nil }
      return Refusal(
        .computesOnly,
        "what the code asks of '\(use.dependency.target.name)' works out its result and reaches "
          + "nothing outside")
    }
  }

  /// The names of the members that a place asks the object for; nil where it goes elsewhere too.
  private func asked(of use: HiddenUse, _ shape: TypeShape) -> Set<String>? {
    let required = use.dependency.kind == .singleton ? use.requiredMembers : use.site.membersAsked
    if let required {
      return required.contains(where: \.isWritten) ? nil : Set(required.map(\.name.baseName))
    }
    guard let property = use.site.member?.onlyStoredProperty,
      case .whole = property.form(of: use.site)
    else { return nil }
    return property.membersAsked(in: shape)
  }

  private func onlyComputes(_ members: Set<String>, of type: Int) -> Bool {
    let entry = project.model.types[type]
    guard [.class, .struct, .actor].contains(entry.kind),
      project.scope.subclasses(of: type).isEmpty, project.scope.superclasses(of: type).isEmpty,
      let shape = TypeShape(type, in: project),
      project.scope.outsideSuperclass(of: type).map({ $0 == "NSObject" }) ?? true
    else { return false }
    let inherited = Set(
      project.scope.protocols(of: type).flatMap { project.scope.members(of: $0) }.map(\.name))
    let functions = project.scope.sdk.names(in: .computingFunctions)
    guard
      let reached = shape.membersReached(from: members, butNot: inherited, calling: functions),
      // What it finds out when it is made, it may answer later.
      let made = shape.initializers.isEmpty
        ? [] : shape.membersReached(from: ["init"], butNot: inherited, calling: functions)
    else { return false }
    return !(reached + made).contains { acts(in: $0.site.node.inner, $0.source) }
      && reached.allSatisfy { member in
        !(member.givesNothing && !members.isDisjoint(with: member.site.declaredNames))
          && StoredProperty.all(in: member.site.node).allSatisfy { keepsNothing($0, of: shape) }
      }
  }

  private func acts(in range: Range<Int>, _ source: ParsedSource) -> Bool {
    let members = project.records[source.file].facts.members
    return acting[source.file]?.contains { range.contains(Int(members[$0].position.offset)) }
      == true
  }

  /// Whether a property holds a value that stays the same, or works one out.
  private func keepsNothing(_ property: StoredProperty, of shape: TypeShape) -> Bool {
    guard property.isPlain else { return false }
    if property.isLazy {
      return property.isHidden && property.value != nil && !shape.assigns(property.name)
    }
    guard property.isLet else {
      return property.holdsScalar && !isAssigned(property.name, in: shape)
    }
    if property.holdsLiteral { return true }
    return property.typeText.map { isValue($0, shape) } ?? false
  }

  private func isValue(_ text: String, _ shape: TypeShape) -> Bool {
    let names = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(
      String.init)
    guard !text.hasArrow, !names.isEmpty else { return false }
    let sdk = project.scope.sdk
    return names.allSatisfy { name in
      if let type = project.scope.type(named: name, in: shape.type) {
        return project.model.types[type].kind == .enum
          && project.model.effects.effects(of: .node(type)).isEmpty
      }
      return sdk.lists(name, in: .plainValues)
        || ["Array", "Dictionary", "Set"].contains(name)
    }
  }

  private func isAssigned(_ name: String, in shape: TypeShape) -> Bool {
    shape.assigns(name)
      || ForeignMembers([name], in: project).assigned[name]?.isEmpty == false
  }
}
