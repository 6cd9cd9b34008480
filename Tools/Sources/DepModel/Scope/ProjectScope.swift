package import DepFacts
import Synchronization

/// Answers every question about what the project declares: names, types, inheritance, isolation,
/// access.
package final class ProjectScope: Sendable {
  package let model: ProjectModel
  /// In the order of ``ProjectModel/files``.
  package let records: [SourceRecord]
  let tables: DeclarationTables
  /// The names of the project's global actors.
  let globalActors: Set<String>
  /// What the files of each module import, together.
  let importsOfModule: [String: Set<String>]
  /// Whether the project declares a result builder of its own.
  package let hasResultBuilders: Bool
  private let closuresWithoutResult: ClosuresWithoutResult
  private let partsOfType: [[DeclarationPart]]
  private let inheritance: InheritanceTable
  private let calls: CallLabels
  let resolver: Mutex<NameResolver>
  /// Nil until a wrapper asks for one: most projects need none.
  let knownContainers = Mutex<ExtendedContainers?>(nil)
  /// The names from outside that are no classes; nil until one is asked for.
  let knownProtocols = Mutex<Set<String>?>(nil)
  /// The protocols from outside that demand no initializer; nil until one is asked for.
  let knownFree = Mutex<Set<String>?>(nil)
  /// Nil until a type is named that no source declares.
  let knownQualifiers = Mutex<[String: Set<String>]?>(nil)

  /// The model was built of `records`.
  package init(model: ProjectModel, records: [SourceRecord]) {
    let tables = model.tables ?? DeclarationTables(records)
    self.model = model
    self.tables = tables
    self.records = tables.sources
    var parts = [[DeclarationPart]](repeating: [], count: tables.types.records.count)
    for (file, types) in tables.types.recordOfPart.enumerated() {
      for (fact, type) in types.enumerated() {
        parts[type].append(DeclarationPart(file: file, fact: fact))
      }
    }
    partsOfType = parts
    importsOfModule = tables.sources.reduce(into: [:]) {
      $0[$1.module, default: []].formUnion($1.facts.imports)
    }
    globalActors = Set(
      tables.sources.flatMap { $0.facts.types.filter { $0.attributes.contains("globalActor") } }
        .map(\.name))
    hasResultBuilders = tables.sources.contains {
      $0.facts.types.contains { $0.attributes.contains("resultBuilder") }
    }
    closuresWithoutResult = ClosuresWithoutResult(tables.sources)
    inheritance = InheritanceTable(model: model, records: tables.sources, parts: parts)
    calls = CallLabels(
      tables.sources, choosing: model.sdk.containers.choosingInitializers)
    resolver = Mutex(NameResolver(tables))
  }

  /// Whether the closures that a function or type of this name takes give no value.
  package func takesClosuresWithoutResult(_ name: String) -> Bool {
    sdk.lists(name, in: .closuresWithoutResult) || closuresWithoutResult.contains(name)
  }

  /// Whether something in the file cannot be read.
  package func isDoubtful(_ file: Int) -> Bool { !records[file].facts.obstacles.isEmpty }

  /// The class of the project that a class inherits from.
  package func superclass(of type: Int) -> Int? { inheritance.superclass[type] }

  /// All classes below one, however deep.
  package func subclasses(of type: Int) -> [Int] { inheritance.subclasses(of: type) }

  /// The lists of labels with which something of these names is made somewhere, each once.
  package func labels(ofCalls names: [String]) -> Set<[String]> { calls.of(names) }

  /// Whether code takes an initializer of the type as a function.
  package func isHandedOver(_ name: String) -> Bool {
    calls.handedOver.contains(name.lastName)
  }

  /// Whether a container chooses among the initializers of the type, so that another one of them
  /// would be the one that it calls.
  package func isAutoregistered(_ name: String) -> Bool {
    calls.autoregistered.contains(name.lastName)
  }

  // MARK: Names

  /// The declarations and extensions of a type, in order of file and place.
  package func parts(of type: Int) -> [DeclarationPart] { partsOfType[type] }

  /// The type that a declaration or extension belongs to.
  package func type(of part: DeclarationPart) -> Int? {
    tables.types.recordOfPart[part.file][part.fact]
  }

  package func fact(_ part: DeclarationPart) -> TypeFact {
    records[part.file].facts.types[part.fact]
  }

  /// What stands between the braces of a part, types left out.
  package func members(of part: DeclarationPart) -> [MemberFact] {
    let members = records[part.file].facts.members
    // By index, because copying every member of the file costs more than all the rest.
    return members.indices.lazy.filter { members[$0].owner == Int32(part.fact) }
      .map { members[$0] }
  }

  /// The declaration of a singleton.
  package func member(of singleton: Singleton) -> MemberFact? {
    singleton.member.map { records[singleton.place.file].facts.members[$0] }
  }

  package func isGeneric(_ type: Int) -> Bool {
    parts(of: type).contains { !fact($0).genericParameters.isEmpty }
  }

  /// The declared type that a name means in a file, between the braces of a type or outside.
  package func type(named name: String, in type: Int?, file: Int) -> Int? {
    let scope = NameResolver.Scope(file: file, type: type)
    guard let found = resolver.withLock({ $0.type(written: name, in: scope) }),
      model.types[found].kind != .extension
    else { return nil }
    return found
  }

  /// The declared type that a name means between the braces of a type's declaration.
  package func type(named name: String, in type: Int) -> Int? {
    self.type(named: name, in: type, file: model.types[type].place.file)
  }

  /// The declared type that a name means where the declaration of a type begins, as in its
  /// attributes.
  package func type(named name: String, near type: Int) -> Int? {
    self.type(named: name, in: outer(of: type), file: model.types[type].place.file)
  }

  /// The type around a type.
  package func outer(of type: Int) -> Int? { tables.types.outer(of: type, tables.imports) }

  /// The nearest alias of that name between the braces of a type's declaration.
  func alias(named name: String, in type: Int) -> AliasTable.Alias? {
    let scope = NameResolver.Scope(file: model.types[type].place.file, type: type)
    return resolver.withLock { $0.alias(named: name, in: scope) }
  }

  /// The name with which a file says what a name means between the braces of a type.
  package func fullName(of name: String, in type: Int) -> String {
    let scope = NameResolver.Scope(file: model.types[type].place.file, type: type)
    return resolver.withLock { $0.fullName(of: name, in: scope) }
  }

  /// A type as written between the braces of a type, with the full names of what it names.
  package func qualified(_ written: String, in type: Int) -> String {
    var result = ""
    var word = ""
    var previous: Character = " "
    for character in written + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if !word.isEmpty {
        result += previous == "." ? word : fullName(of: word, in: type)
        word = ""
      }
      result.append(character)
      previous = character
    }
    return String(result.dropLast())
  }
}
