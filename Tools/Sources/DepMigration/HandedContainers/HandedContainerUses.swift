import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// The places of a type that name the container which it is handed.
struct HandedContainerUses {
  let shape: TypeShape
  let project: ProjectTrees
  let container: HandedContainer
  /// The initializers that take it, with the place among the parameters.
  let initializers: [(InitializerSite, Int)]
  /// The property that keeps it.
  let property: StoredProperty?
  /// The initializer that takes it and that the compiler makes for a struct; nil for none.
  let memberwise: HandedContainerIntent.Memberwise?
  /// The superclass that keeps it; nil where the type does, or where no property does.
  private(set) var inherited: InheritedContainer?
  /// The statements that put the parameter into the property.
  private(set) var assignments: [HandedContainerIntent.Replacement] = []
  /// The container that the only initializer makes of the one which it takes; nil for none.
  private(set) var made: MadeContainer?
  /// The alias whose name the struct takes.
  private(set) var alias: MemberSite?
  /// The properties that a function fills to which an initializer passes the container.
  private(set) var filled: [InjectedProperty] = []
  /// The properties that it still has to fill.
  private(set) var refused: [(place: Dependency, refusal: Refusal)] = []
  private var leavesOthers = false
  /// Whether initializers ask the container for something before the properties are filled.
  private(set) var readsFirst = false
  /// Whether initializers still need the container, for these or other properties.
  private(set) var keepsFilling = false
  private let surroundings: FilledSurroundings
  private(set) var reads: [ContainerRead] = []
  /// The members that run before a property can be set which asks the container late.
  private(set) var early: EarlyMembers?
  /// Where code names what holds the container, and asks it for something else.
  private(set) var otherUses: [(source: ParsedSource, name: Range<Int>)] = []
  /// Whether code needs the container itself: the type passes it on, or others read it.
  var isNeeded = false

  init(
    shape: TypeShape, project: ProjectTrees, surroundings: FilledSurroundings,
    unseen: UnseenHolders
  ) throws(Refusal) {
    self.shape = shape
    self.project = project
    self.surroundings = surroundings
    let kinds = [
      project.scope.handedContainer, project.scope.heldContainer, unseen.container,
    ]
    var chosen: (HandedContainer, [(InitializerSite, Int)])?
    for find in kinds where chosen == nil {
      chosen = try Self.container(shape) { find($0, shape.type) }
    }
    memberwise = try .init(shape, project)
    inherited = InheritedContainer(shape: shape, project: project)
    guard let container = chosen?.0 ?? memberwise?.container ?? inherited?.container else {
      throw Refusal(.initializerUnknown, "no initializer of its own keeps the container")
    }
    self.container = container
    initializers = chosen?.1 ?? []
    let find = kinds[container.isUnseen ? 2 : container.isHeld ? 1 : 0]
    let properties = shape.storedProperties.filter { property in
      property.typeText.flatMap { find($0, shape.type) } == container
    }
    if properties.count > 1 { throw Refusal(.notUnderstood, "two properties keep the container") }
    if let own = properties.first {
      property = own
      inherited = nil
    } else {
      if inherited?.container != container { inherited = nil }
      property = inherited?.property
      if case .lazily = inherited?.hook { early = EarlyMembers(of: shape, in: project) }
    }
    try checkNames()
    try readProperty()
    try readParameters()
    if isNeeded { try checkNeed("code passes it on") }
  }

  /// The only container that the initializers take, with its place in each; nil for none.
  private static func container(
    _ shape: TypeShape, _ find: (String) -> HandedContainer?
  ) throws(Refusal) -> (HandedContainer, [(InitializerSite, Int)])? {
    var found: [(InitializerSite, Int)] = []
    var container: HandedContainer?
    for site in shape.initializers where !site.isDelegating && site.body != nil {
      for (index, parameter) in site.parameterSites.enumerated() {
        guard let known = find(parameter.type) else { continue }
        if let container, container != known || found.last?.0.member == site.member {
          throw Refusal(.notUnderstood, "the initializers take several containers")
        }
        container = known
        found.append((site, index))
      }
    }
    return container.map { ($0, found) }
  }

  // MARK: Where it is read

  private mutating func readProperty() throws(Refusal) {
    guard let property else { return }
    if !property.modifiers.isDisjoint(with: ["weak", "unowned"]) {
      throw Refusal(.weakWrapper, "'\(property.name)' does not keep the container")
    }
    guard property.value == nil, !property.hasAttributes, !property.isOptional
    else { throw Refusal(.notUnderstood, "more than an initializer fills '\(property.name)'") }
    let named = initializers.filter { $0.0.parameterSites[$0.1].name == property.name }
    let uses = PropertyReads(
      ofContainer: property, in: shape, named: named.map(\.0.member))
    if uses.hasUnclear {
      throw Refusal(.notUnderstood, "'\(property.name)' has another meaning in part of the code")
    }
    for read in uses.reads {
      if initializers.count == 1, made == nil,
        let value = MadeContainer(read, in: initializers[0].0),
        value.names.isDisjoint(with: shape.instanceMembers.subtracting(parameterNames))
      {
        made = value
        continue
      }
      if isAssignment(read) {
        guard property.name != "dependencies" else { continue }
        assignments.append(
          .init(
            source: read.source, range: ContainerRead.withSelf(read.name, in: read.source),
            text: "self.dependencies"))
        continue
      }
      try ask(read.name, in: read.source, property.name)
    }
  }

  private var parameterNames: Set<String> {
    Set(initializers.flatMap { $0.0.parameterSites.map(\.name) })
  }

  /// Whether an initializer puts its parameter into the property there.
  private func isAssignment(_ read: PropertyReads.Read) -> Bool {
    read.isInInitializer
      && initializers.contains { site, index in
        site.source.file == read.source.file
          && ContainerRead.isAssigned(
            read.name, from: site.parameterSites[index].name, in: read.source)
      }
  }

  private mutating func readParameters() throws(Refusal) {
    if let made { assignments += made.replacements(in: initializers[0].0) }
    for (site, index) in initializers {
      let name = site.parameterSites[index].name
      guard let uses = site.reads(of: [name]) else { continue }
      if uses.redeclared.contains(name)
        || name != "dependencies" && uses.redeclared.contains("dependencies")
      {
        throw Refusal(.notUnderstood, "'\(name)' has another meaning in part of the initializer")
      }
      for read in uses.reads where made?.contains(read.range, in: site.source) != true {
        if let property,
          ContainerRead.isAssignedOn(read.range, to: property.name, in: site.source)
        {
          if name != "dependencies" {
            assignments.append(
              .init(source: site.source, range: read.range, text: "dependencies"))
          }
          continue
        }
        try ask(read.range, in: site.source, name)
      }
    }
  }

  private mutating func ask(
    _ name: Range<Int>, in source: ParsedSource, _ text: String
  ) throws(Refusal) {
    guard let read = ContainerRead(of: name, through: container.path, in: source) else {
      // What holds the container serves the type in other ways, too, and so does a superclass.
      if isKept { return try checkUse(name, in: source, text) }
      if try fills(name, in: source) { return }
      if try goesUp(name, in: source) { return }
      let line = source.position(at: name.lowerBound).line
      guard case .resolver = container.kind else {
        throw Refusal(
          .handsDownDependencies, "\(source.path):\(line) passes '\(text)' itself on")
      }
      isNeeded = true
      return try checkUse(name, in: source, text)
    }
    reads.append(read)
  }

  /// That the code does not change what holds the container, whose dependencies would be others.
  private mutating func checkUse(
    _ name: Range<Int>, in source: ParsedSource, _ text: String
  ) throws(Refusal) {
    if ContainerRead.isChanged(name, in: source) {
      let line = source.position(at: name.lowerBound).line
      throw Refusal(.assignedWrapper, "\(source.path):\(line) assigns to '\(text)'")
    }
    otherUses.append((source, name))
  }

  /// Whether a function fills properties from the container there; the call goes, then, unless
  /// others need it.
  private mutating func fills(
    _ name: Range<Int>, in source: ParsedSource
  ) throws(Refusal) -> Bool {
    guard case .resolver(let givesOptional) = container.kind,
      let call = FillingCall(around: name, in: source), mayFill(before: call),
      FilledProperties.areFilled(by: call.function, project)
    else { return false }
    try fill(givesOptional)
    keepsFilling = keepsFilling || leavesOthers
    readsFirst = reads.contains {
      $0.source.file == source.file && $0.range.lowerBound < call.range.lowerBound
    }
    if !leavesOthers {
      assignments.append(.init(source: source, range: call.range, text: ""))
    }
    return !filled.isEmpty
  }

  /// Whether the objects may be fetched before what the initializer sets before it fills them.
  private func mayFill(before call: FillingCall) -> Bool {
    call.isFirst
      || call.namesBefore?.isDisjoint(with: shape.instanceFunctions.union(["self"])) == true
  }

  /// Whether an initializer hands the container on to its superclass, which goes on to take it.
  private mutating func goesUp(
    _ name: Range<Int>, in source: ParsedSource
  ) throws(Refusal) -> Bool {
    let site = initializers.first { site, _ in
      site.source.file == source.file && site.handsToSuperclass(name)
    }
    guard site != nil else { return false }
    keepsFilling = true
    let fills = project.scope.superclasses(of: shape.type)
      .compactMap { TypeShape($0, in: project) }
      .contains { InheritedFilling.fillsItself($0, project) }
    if fills, case .resolver(let givesOptional) = container.kind { try fill(givesOptional) }
    return true
  }

  private mutating func fill(_ givesOptional: Bool) throws(Refusal) {
    let properties = FilledProperties(
      shape: shape, project: project, givesOptional: givesOptional, surroundings: surroundings)
    if properties.found.isEmpty, let first = properties.refusals.first {
      throw first.refusal
    }
    filled = properties.found
    refused = properties.refusals
    leavesOthers = properties.leavesOthers
  }

  // MARK: Names

  /// The struct and the property need their names; an alias for the container may give way.
  private mutating func checkNames() throws(Refusal) {
    if shape.dependencies != nil || shape.genericParameters.contains("Dependencies") {
      throw Refusal(.nameTaken, "the type already has 'Dependencies'")
    }
    if property?.name != "dependencies" || isKept,
      shape.declaredNames.contains("dependencies")
    {
      throw Refusal(.nameTaken, "the type already has 'dependencies'")
    }
    let others = initializers.flatMap { site, index in
      site.parameterSites.enumerated().filter { $0.offset != index }.map(\.element)
    }
    if others.contains(where: { [$0.name, $0.label].contains("dependencies") }) {
      throw Refusal(.nameTaken, "an initializer already has a parameter 'dependencies'")
    }
    guard shape.declaredNames.contains("Dependencies") else { return }
    let names = [shape.entry.name, shape.entry.name.lastName].map { $0 + ".Dependencies" }
    guard container.isOwnAlias, !names.contains(where: project.scope.isWritten),
      let alias = shape.onlyAlias("Dependencies")
    else { throw Refusal(.nameTaken, "other code names '\(names[1])'") }
    self.alias = alias
  }
}
