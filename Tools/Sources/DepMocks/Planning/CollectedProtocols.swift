import DepFacts
import DepModel
import DepSyntax

/// A protocol that a double conforms to, itself or by inheritance.
struct CollectedProtocol: Sendable {
  let site: ProtocolSite
  /// The type of the model; nil for protocols whose sources no project has.
  let type: Int?
  /// What the inheritance clause says for its primary associated types: `Store<Int>`.
  fileprivate(set) var arguments: [String]

  var isStandard: Bool { type == nil }

  /// A place in its file; nil for protocols whose sources no project has.
  func place(_ position: (ProtocolSite) -> SourcePosition) -> MockProblem.Place? {
    isStandard ? nil : MockProblem.Place(path: site.path, position: position(site))
  }
}

/// All protocols that a double has to fulfill.
struct CollectedProtocols: Sendable {
  private let project: ProjectTrees
  private(set) var all: [CollectedProtocol] = []
  /// The names of all protocols that were met, known or not.
  private(set) var names: Set<String> = []
  private(set) var superclass: String?
  /// What aliases stand for that were followed, because some go round in circles.
  private var aliases: Set<String> = []
  private(set) var problems: [MockProblem] = []

  init(of requested: [Int], in project: ProjectTrees) {
    self.project = project
    for type in requested { add(type) }
  }

  /// The protocols of the project among them.
  var types: [Int] { all.compactMap(\.type) }

  /// Takes a protocol of the project and all that it inherits, in the order of the clauses.
  private mutating func add(_ type: Int, arguments: [String] = []) {
    guard let site = project.protocolSites(of: type).first else { return }
    add(CollectedProtocol(site: site, type: type, arguments: arguments), near: type)
  }

  private mutating func add(_ new: CollectedProtocol, near type: Int?) {
    if let known = all.firstIndex(where: {
      $0.type == new.type && (new.type != nil || $0.site.name == new.site.name)
    }) {
      if all[known].arguments.isEmpty { all[known].arguments = new.arguments }
      return
    }
    names.insert(new.site.name)
    all.append(new)
    let place = new.place(\.namePosition)
    for inherited in new.site.inherited { add(inherited, near: type, place) }
  }

  /// Takes a type that an inheritance clause or a composition names.
  private mutating func add(_ type: WrittenType, near owner: Int?, _ place: MockProblem.Place?) {
    for part in type.parts {
      switch part.form {
      case .attributed(_, let inner), .existential(let inner), .opaque(let inner):
        add(inner, near: owner, place)
      case .suppressed: break
      default: addNamed(part, near: owner, place)
      }
    }
  }

  private mutating func addNamed(
    _ type: WrittenType, near owner: Int?, _ place: MockProblem.Place?
  ) {
    let path = type.path ?? type.text
    let arguments = type.name?.genericArguments ?? []
    switch owner.flatMap({ project.scope.meaning(of: path, in: $0) }) {
    case .alias(let target, let around):
      guard aliases.insert(target).inserted else { return }
      add(WrittenType(parsing: target), near: around ?? owner, place)
    case .type(let found):
      switch project.model.types[found].kind {
      case .protocol: add(found, arguments: arguments)
      case .class: superclass = superclass ?? type.text
      default: break
      }
    case nil: addUndeclared(path, arguments, place)
    }
  }

  private mutating func addUndeclared(
    _ path: String, _ arguments: [String], _ place: MockProblem.Place?
  ) {
    let name = path.lastName
    if let text = project.scope.sdk.text(of: name, in: .protocolDeclarations),
      let site = ProtocolSite.all(in: text, path: "SDK.json").first
    {
      add(CollectedProtocol(site: site, type: nil, arguments: arguments), near: nil)
    } else if project.scope.sdk.lists(name, in: .protocolsWithoutMembers) {
      names.insert(name)
      if name == "NSObjectProtocol" { superclass = superclass ?? "NSObject" }
    } else if project.scope.sdk.looksLikeClass(name, endingIn: .classEndings) {
      superclass = superclass ?? name
    } else {
      problems.append(
        MockProblem(
          .warning,
          "'\(path)' is not among the sources, so what it asks for is not in the double; name its "
            + "folder with '--source', or write its members in the part that is yours", at: place))
    }
  }
}
