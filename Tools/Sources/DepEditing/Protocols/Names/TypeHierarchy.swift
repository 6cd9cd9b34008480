import DepMigration
import DepFacts
import DepModel
import DepSyntax

/// What the project's types inherit from, and how far they can be seen.
struct TypeHierarchy {
  let project: ProjectTrees
  let index: SeamIndex

  init(project: ProjectTrees) {
    self.project = project
    index = SeamIndex(project)
  }

  private var model: ProjectModel { project.model }

  /// The declarations and extensions of a type that its own module has, without tests.
  func parts(of type: Int) -> [DeclarationPart] {
    let module = model.types[type].module
    let isTest = model.types[type].isTest
    return project.declarations.parts(of: type).filter {
      project.records[$0.file].module == module
        && (isTest || project.records[$0.file].role == .source)
    }
  }

  func fact(_ part: DeclarationPart) -> TypeFact {
    project.records[part.file].facts.types[part.fact]
  }

  /// The parts that declare the type; more than one where `#if` chooses.
  func declarations(of type: Int) -> [DeclarationPart] {
    parts(of: type).filter { fact($0).kind != .extension }
  }

  /// The type that a name means where a type inherits from it.
  func resolve(_ name: String, from type: Int) -> Int? {
    let module = model.types[type].module
    var scope = model.types[type].name.split(separator: ".").dropLast()
    while true {
      let full = (scope + [Substring(name)]).joined(separator: ".")
      if let near = declared(full).first(where: { model.types[$0].module == module }) {
        return near
      }
      if scope.isEmpty { break }
      scope.removeLast()
    }
    let others = declared(name)
    if others.count == 1 { return others.first }
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let inner = String(name[name.index(after: dot)...])
    return declared(inner).first { model.types[$0].module == name[..<dot] }
  }

  /// The superclass, where the project declares it.
  func superclass(of type: Int) -> Int? {
    guard model.types[type].kind == .class, let declaration = declarations(of: type).first,
      let name = fact(declaration).inherited.first, let found = resolve(name, from: type),
      model.types[found].kind == .class, found != type
    else { return nil }
    return found
  }

  /// The type and its superclasses of the project, from the type itself upwards.
  func lineage(of type: Int) -> [Int] {
    var lineage = [type]
    while let last = lineage.last, let next = superclass(of: last), !lineage.contains(next) {
      lineage.append(next)
    }
    return lineage
  }

  /// The protocols of the project that a type conforms to, with those that they inherit; in order.
  func protocols(of type: Int) -> [Int] {
    var found: [Int] = []
    var open = lineage(of: type)
    while !open.isEmpty {
      let next = open.removeFirst()
      for name in names(inheritedBy: next) {
        guard let id = resolve(name, from: next), model.types[id].kind == .protocol,
          !found.contains(id), id != type
        else { continue }
        found.append(id)
        open.append(id)
      }
    }
    return found
  }

  /// What the type inherits wherever it is compiled, in the order of the parts.
  func names(inheritedBy type: Int) -> [String] { parts(of: type).flatMap { fact($0).inherited } }

  /// How far the type can be seen, with the types around it.
  func access(of type: Int) -> AccessLevel {
    guard let declaration = declarations(of: type).first else { return .internal }
    return access(of: declaration)
  }

  /// How far a part can be seen; for an extension, what its members have without a word.
  func access(of part: DeclarationPart) -> AccessLevel {
    let types = project.records[part.file].facts.types
    let fact = types[part.fact]
    if fact.kind == .extension {
      return project.declarations.type(of: part).map { access(of: $0) } ?? .public
    }
    let parent = Int(fact.parent)
    guard parent >= 0, parent < part.fact else { return fact.access.settled(.internal) }
    let around = DeclarationPart(file: part.file, fact: parent)
    let isInExtension = types[parent].kind == .extension
    let normal = isInExtension ? types[parent].access.settled(.internal) : .internal
    return fact.access.settled(normal == .private ? .fileprivate : normal)
      .narrowed(to: access(of: around))
  }

  private func declared(_ name: String) -> [Int] {
    project.declarations.types(named: name).filter { model.types[$0].kind != .extension }
  }
}

extension AccessLevel {
  /// Whether fewer places see it.
  func isBelow(_ other: AccessLevel) -> Bool { rawValue < other.rawValue }

  /// The one that fewer places see.
  func narrowed(to other: AccessLevel) -> AccessLevel { isBelow(other) ? self : other }

  /// The level, or what holds where nothing is written; `open` counts as public.
  func settled(_ normal: AccessLevel) -> AccessLevel {
    switch self {
    case .implicit: normal
    case .open: .public
    default: self
    }
  }

  /// What is written before a declaration, with a space behind it.
  var prefix: String {
    switch self {
    case .private: "private "
    case .fileprivate: "fileprivate "
    case .implicit, .internal: ""
    case .package: "package "
    case .public, .open: "public "
    }
  }
}
