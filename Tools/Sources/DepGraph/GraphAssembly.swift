internal import DepFacts
internal import DepModel

/// A graph that is being made.
struct GraphAssembly {
  private let model: ProjectModel
  private let options: GraphOptions
  private let names: NodeNames
  private let conformances: Conformances
  private var nodes: [String: GraphNode] = [:]
  private var edges: [GraphEdge.Key: GraphEdge] = [:]
  private var reachedSingletons: Set<Int> = []
  private var reachedTypes: Set<Int> = []

  init(model: ProjectModel, options: GraphOptions) {
    self.model = model
    self.options = options
    names = NodeNames(model)
    conformances = Conformances(model)
  }

  var graph: DependencyGraph {
    DependencyGraph(nodes: Array(nodes.values), edges: Array(edges.values))
  }

  mutating func add(_ dependency: Dependency) {
    guard isWanted(owner: dependency.owner, file: dependency.file) else { return }
    let source = source(owner: dependency.owner, file: dependency.file)
    let target = target(of: dependency)
    var counts = StateCounts()
    counts[dependency.state] = 1
    add(GraphEdge(from: source, to: target, counts: counts))
  }

  mutating func add(_ fetch: ContainerFetch) {
    guard let name = fetch.name, isWanted(owner: fetch.owner, file: fetch.file) else { return }
    let source = source(owner: fetch.owner, file: fetch.file)
    let target = fetch.target.map { typeNode($0) } ?? foreignNode(name, kind: .external)
    if source != target { add(GraphEdge(from: source, to: target, through: fetch.container)) }
  }

  mutating func add(_ place: ExemptUse) {
    guard ![.constant, .identity, .ownDeclaration].contains(place.reason),
      isWanted(owner: place.owner, file: place.place.file)
    else { return }
    let target: String
    if let index = place.target?.singleton, model.singletons.indices.contains(index) {
      target = singletonNode(index, kind: nil)
    } else if let index = place.target?.type, model.types.indices.contains(index) {
      target = typeNode(index)
    } else {
      target = foreignNode(place.target?.name ?? place.expression, kind: .external)
    }
    let source = source(owner: place.owner, file: place.place.file)
    add(GraphEdge(from: source, to: target, relation: .exempt))
  }

  /// Links singletons of protocol type to their protocol, which leads on to its conforming types.
  mutating func addValuesOfSingletons() {
    for index in reachedSingletons.sorted() {
      guard let value = valueType(of: index), model.types[value].kind == .protocol else { continue }
      link(singleton: index, to: value)
    }
  }

  /// Links singletons to the types of their values, where something else is known of those types.
  mutating func addKnownValuesOfSingletons() {
    for index in reachedSingletons.sorted() {
      guard let value = valueType(of: index), reachedTypes.contains(value) else { continue }
      link(singleton: index, to: value)
    }
  }

  /// Links every protocol that something depends on to the types that conform to it.
  mutating func addConformances() {
    var open = reachedTypes.filter { model.types[$0].kind == .protocol }.sorted()
    var seen = Set(open)
    while let index = open.popLast() {
      for conforming in conformances.types(conformingTo: index)
      where options.includesTests || !model.types[conforming].isTest {
        let source = typeNode(index)
        add(GraphEdge(from: source, to: typeNode(conforming), relation: .conforms))
        if model.types[conforming].kind == .protocol, seen.insert(conforming).inserted {
          open.append(conforming)
        }
      }
    }
  }

  /// Links types to those they make, where both depend on something and no dependency says it.
  mutating func addConstructions() {
    let sources = Set(edges.keys.lazy.filter { $0.relation == .depends }.map(\.source))
    for construction in model.constructions
    where isWanted(owner: construction.owner, file: construction.place.file) {
      guard let owner = construction.owner, model.types.indices.contains(owner),
        model.types.indices.contains(construction.made), reachedTypes.contains(owner),
        options.includesExempt || model.types[owner].exemption == nil
      else { continue }
      let source = names.types[owner]
      let target = names.types[construction.made]
      let dependency = GraphEdge.Key(source: source, target: target, relation: .depends)
      guard source != target, sources.contains(target), edges[dependency] == nil else { continue }
      add(GraphEdge(from: source, to: target, relation: .constructs))
    }
  }
}

extension GraphAssembly {
  private func isWanted(owner: Int?, file: Int) -> Bool {
    let known = owner.flatMap { model.types.indices.contains($0) ? $0 : nil }
    return options.includesTests || !model.isTest(file: file, owner: known)
  }

  private func valueType(of singleton: Int) -> Int? {
    // What its declaration builds says more than the protocol that it is declared as.
    let value = model.singletons[singleton].builtTypeID ?? model.singletons[singleton].valueTypeID
    return value.flatMap { model.types.indices.contains($0) ? $0 : nil }
  }

  private mutating func link(singleton index: Int, to value: Int) {
    let source = singletonNode(index, kind: nil)
    add(GraphEdge(from: source, to: typeNode(value), relation: .holds))
  }

  private mutating func add(_ edge: GraphEdge) {
    if edges[edge.key] == nil {
      edges[edge.key] = edge
    } else if !edge.relation.isStructural {
      edges[edge.key]?.merge(edge)
    }
  }

  private mutating func source(owner: Int?, file: Int) -> String {
    if let owner, model.types.indices.contains(owner) { return typeNode(owner) }
    guard model.files.indices.contains(file) else { return foreignNode("?", kind: .external) }
    let file = model.files[file]
    let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    return add(
      GraphNode(
        id: "file:\(file.path)", name: name, module: file.module, kind: .file, path: file.path))
  }

  /// The node that a dependency leads to.
  private mutating func target(of dependency: Dependency) -> String {
    if let known = declaredNode(dependency.target, as: dependency.kind) { return known }
    return dependency.kind == .field
      ? fieldTarget(of: dependency) : foreignNode(dependency.target, as: dependency.kind)
  }

  /// The node of what the project declares; nil for the rest.
  private mutating func declaredNode(
    _ target: Dependency.Target, as kind: Dependency.Kind
  ) -> String? {
    if let index = target.singleton, model.singletons.indices.contains(index) {
      return singletonNode(index, kind: kind == .locator ? .locator : nil)
    }
    guard let index = target.type, model.types.indices.contains(index) else { return nil }
    return typeNode(index)
  }

  private mutating func foreignNode(
    _ target: Dependency.Target, as kind: Dependency.Kind
  ) -> String {
    switch kind {
    case .systemSingleton: return foreignNode(target.name, kind: .systemSingleton)
    case .ambientValue: return foreignNode(target.name, kind: .ambientValue)
    case .locator, .wrapper: return foreignNode(target.name, kind: .locator)
    case .globalVariable: return foreignNode(target.name, kind: .globalVariable)
    case .singleton: return foreignNode(target.name, kind: .singleton)
    case .construction, .staticFacade, .field: return foreignNode(target.name, kind: .external)
    }
  }

  private mutating func fieldTarget(of dependency: Dependency) -> String {
    if let closure = dependency.closureTarget {
      return declaredNode(closure.target, as: closure.kind)
        ?? foreignNode(closure.target, as: closure.kind)
    }
    let type = dependency.target.name
    if type.contains("->") { return fieldNode(of: dependency, named: type, kind: .closure) }
    guard isPlain(type) else { return foreignNode(type, kind: .external) }
    let name = dependency.expression
    return fieldNode(
      of: dependency, named: type.isEmpty ? name : "\(name): \(type)", kind: .value)
  }

  /// A node for one field: closures or values of one type have nothing in common.
  private mutating func fieldNode(
    of field: Dependency, named name: String, kind: GraphNode.Kind
  ) -> String {
    let source = source(owner: field.owner, file: field.file)
    let file = model.files.indices.contains(field.file) ? model.files[field.file] : nil
    return add(
      GraphNode(
        id: "\(kind.rawValue):\(source).\(field.expression)", name: name,
        module: file?.module ?? "", kind: kind, path: file?.path, line: Int(field.position.line)))
  }

  /// Whether a type as written is made of plain values only: `Int`, `[String: URL]?`.
  private func isPlain(_ type: String) -> Bool {
    type.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map(String.init)
      .allSatisfy {
        model.sdk.lists($0, in: .plainValues) || model.sdk.lists($0, in: .genericTypes)
      }
  }

  private mutating func typeNode(_ index: Int) -> String {
    reachedTypes.insert(index)
    let type = model.types[index]
    return add(
      GraphNode(
        id: names.types[index], name: type.name, module: type.module,
        kind: type.kind == .protocol ? .protocol : .type, path: model.path(of: type.place),
        line: Int(type.place.position.line)))
  }

  private mutating func singletonNode(_ index: Int, kind: GraphNode.Kind?) -> String {
    reachedSingletons.insert(index)
    let singleton = model.singletons[index]
    let own: GraphNode.Kind = singleton.owner == nil ? .globalVariable : .singleton
    return add(
      GraphNode(
        id: names.singletons[index], name: singleton.name, module: singleton.module,
        kind: kind ?? own, path: model.path(of: singleton.place),
        line: Int(singleton.place.position.line)))
  }

  private mutating func foreignNode(_ name: String, kind: GraphNode.Kind) -> String {
    let isSystem = kind == .systemSingleton || kind == .ambientValue
    let scope = isSystem ? "system" : "external"
    return add(GraphNode(id: "\(scope):\(name)", name: name, module: "", kind: kind))
  }

  private mutating func add(_ node: GraphNode) -> String {
    // A singleton that is also reached as a locator is one, whichever place comes first.
    if let known = nodes[node.id], known <= node { return node.id }
    nodes[node.id] = node
    return node.id
  }
}
