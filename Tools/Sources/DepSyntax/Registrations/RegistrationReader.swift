import DepFacts
package import DepModel
import SwiftSyntax

/// Reads all that a project tells one container.
package struct RegistrationReader {
  private let dialect: RegistrationDialect
  private let project: ProjectTrees
  /// The sources of the modules that see the container.
  private let files: [Int]
  /// The modules that import it themselves.
  private let importing: Set<String>
  /// The names of the properties that register.
  private let propertyNames: Set<String>

  package init(_ dialect: RegistrationDialect, in project: ProjectTrees) {
    self.dialect = dialect
    self.project = project
    let modules = Self.modules(of: dialect, project)
    importing = modules.direct
    let files = project.records.indices.filter { file in
      project.records[file].role == .source && modules.all.contains(project.records[file].module)
    }
    propertyNames = Self.propertyNames(of: dialect, files, project)
    self.files = Self.candidates(files, dialect, propertyNames, project)
  }

  /// A container that the project declares, with what its functions keep.
  package init(_ container: OwnContainer, in project: ProjectTrees) {
    var container = container
    let keeping = KeepingCode(project: project)
    let keepsLater = ([container.type] + container.elements).contains(where: keeping.keeps)
    container.setLifetimes { keepsLater || keeping.keeps($0.member, file: $0.file) }
    self.init(container.dialect, in: project)
  }

  package func read() -> Registrations {
    var result = Registrations(dialect: dialect)
    let keys = keyedProperties
    let properties = propertyNames.union(keys.values.map(\.name))
    for file in files {
      if let obstacle = project.records[file].facts.obstacles.first, result.doubtful == nil {
        result.doubtful = .init(path: project.records[file].path, position: obstacle.position)
      }
      guard let source = project.source(file) else { continue }
      let finder = RegistrationFinder(
        source: source, dialect: dialect, properties: properties, project: project, keys: keys)
      finder.walk(source.tree)
      let isImporting = importing.contains(project.records[file].module)
      result.all += isImporting ? finder.found : finder.found.filter(\.isCertain)
      result.defaultScopes += finder.defaultScopes
      result.replaced.merge(finder.replaced) { first, _ in first }
      result.unreadable = result.unreadable ?? finder.unreadable
    }
    return result
  }

  /// The same, with the places that fetch.
  package func readWithReads() -> Registrations {
    var result = read()
    let properties = propertyNames.union(result.all.compactMap(\.property))
    for file in files {
      guard let source = project.source(file) else { continue }
      let finder = ContainerReadFinder(
        source: source, dialect: dialect, properties: properties, project: project,
        registrations: result.all.filter { $0.file == file }.map(\.statement))
      finder.walk(source.tree)
      result.reads += finder.found
      let mentions = ContainerMentionFinder(
        source: source, dialect: dialect, properties: properties, project: project)
      mentions.walk(source.tree)
      result.mentions += mentions.found
    }
    return result
  }

  /// The modules that import a container, with those that import such a module, which may hand it
  /// on.
  private static func modules(
    of dialect: RegistrationDialect, _ project: ProjectTrees
  ) -> (direct: Set<String>, all: Set<String>) {
    let direct = Set(
      project.records.lazy.filter {
        dialect.isOwn || !dialect.modules.isDisjoint(with: $0.facts.imports)
      }.map(\.module))
    var all = direct
    var count = 0
    while count < all.count {
      count = all.count
      for record in project.records where !all.isDisjoint(with: record.facts.imports) {
        all.insert(record.module)
      }
    }
    return (direct, all)
  }

  private var keyedProperties: [String: KeyedProperty] {
    guard !dialect.values.isEmpty else { return [:] }
    return files.reduce(into: [:]) { keys, file in
      guard let source = project.source(file) else { return }
      let finder = KeyedPropertyFinder(viewMode: .sourceAccurate)
      finder.walk(source.tree)
      keys.merge(finder.found) { first, _ in first }
    }
  }

  /// The files with a word that registrations or fetches have; the others need no tree.
  private static func candidates(
    _ files: [Int], _ dialect: RegistrationDialect, _ properties: Set<String>,
    _ project: ProjectTrees
  ) -> [Int] {
    guard !dialect.readsProperties else { return files }
    let wrappers = project.records.lazy.flatMap(\.facts.types)
      .filter { $0.attributes.contains("propertyWrapper") }.map { $0.name.lastName }
    // Code that only names the container may fetch in a way that no word shows.
    let own = dialect.ownTypes.map { project.model.types[$0].name.lastName }
    let words = properties.union(dialect.words).union(wrappers).union(own)
    return files.filter { file in
      project.bytes(of: file).map { WordsInBytes.anyWord(of: words, in: $0) } ?? false
    }
  }

  private static func propertyNames(
    of dialect: RegistrationDialect, _ files: [Int], _ project: ProjectTrees
  ) -> Set<String> {
    if dialect.readsProperties { return properties(ofContainer: dialect.name, project) }
    guard !dialect.properties.isEmpty else { return [] }
    return Set(
      files.flatMap { project.records[$0].facts.members }.filter { member in
        dialect.properties.contains { member.type?.hasPrefix($0 + "<") == true }
      }.map(\.name))
  }

  /// The properties of a container whose properties are the registrations.
  private static func properties(
    ofContainer name: String, _ project: ProjectTrees
  ) -> Set<String> {
    let type = TypeSearch.types(named: name, in: project.model).first
    let members = type.map { project.scope.members(of: $0) } ?? []
    let kinds: Set<MemberFact.Kind> = [.storedProperty, .computedProperty]
    return Set(
      members.filter { kinds.contains($0.kind) && !$0.flags.contains(.isStatic) }.map(\.name))
  }
}
