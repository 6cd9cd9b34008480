import DepFacts
import DepModel
import DepSyntax
import DepWiring
import SwiftSyntax

/// Finds what fetches the registrations of a container, or may.
struct ContainerReaders {
  private let registrations: Registrations
  private let project: ProjectTrees
  private var byRegistration: [Int: [ContainerBridge.Reader]] = [:]
  /// What fetches without saying what.
  private var ofAny: [ContainerBridge.Reader] = []
  /// By the registration that fetches.
  private var fetches: [(from: Int, to: [Int], reader: ContainerBridge.Reader)] = []

  init(_ registrations: Registrations, in project: ProjectTrees) {
    self.registrations = registrations
    self.project = project
    let services = RegisteredServices(registrations, project.scope)
    for read in registrations.reads + registrations.mentions {
      let reader = ContainerBridge.Reader(
        place: Place(file: read.file, position: read.place.position),
        owner: read.owner ?? read.place.path)
      guard let key = read.key else {
        ofAny.append(reader)
        continue
      }
      for index in Set(services.registrations(naming: key, in: read.file)) {
        byRegistration[index, default: []].append(reader)
      }
    }
    for (index, registration) in registrations.all.enumerated() {
      let reader = ContainerBridge.Reader(
        place: Place(file: registration.file, position: registration.position),
        owner: registration.property ?? registration.services.first ?? "")
      let found = registration.body.fetches.flatMap {
        services.registrations(naming: $0.key, in: registration.file)
      }
      let all = registration.mayFetchAny ? Array(registrations.all.indices) : found
      if !all.isEmpty { fetches.append((index, all, reader)) }
    }
    ofAny += tests + loops
  }

  /// The members of the container itself that go through all registrations.
  private var loops: [ContainerBridge.Reader] {
    registrations.dialect.ownTypes.flatMap { type -> [ContainerBridge.Reader] in
      let entry = project.model.types[type]
      guard let shape = TypeShape(type, in: project) else { return [] }
      return ([shape.declaration] + shape.extensions).flatMap { part in
        part.members.members.compactMap { member -> ContainerBridge.Reader? in
          guard let name = member.decl.nameOfWhatGoesThroughAll else { return nil }
          return ContainerBridge.Reader(
            place: Place(
              file: part.source.file,
              position: part.source.position(at: member.decl.inner.lowerBound)),
            owner: "\(entry.name).\(name)")
        }
      }
    }
  }

  /// The readers of one registration, some others left out.
  func readers(of index: Int, besides others: [Int]) -> [ContainerBridge.Reader] {
    let ofOthers = fetches.filter {
      $0.from != index && !others.contains($0.from) && $0.to.contains(index)
    }
    // What a registration names in its own code does not fetch it.
    let own = ([index] + others).map { registrations.all[$0] }
    let read = (byRegistration[index] ?? []).filter { reader in
      !own.contains {
        $0.file == reader.place.file && $0.statement.contains(Int(reader.place.position.offset))
      }
    }
    return (read + ofOthers.map(\.reader) + ofAny).sorted { $0.place < $1.place }
  }

  /// The property wrappers of the project that fetch.
  private var wrappers: [String] {
    project.records.enumerated().flatMap { file, record in
      record.facts.types.filter {
        $0.attributes.contains("propertyWrapper")
          && project.scope.injectingWrapper($0.name, in: nil, file: file) != nil
      }.map(\.name.lastName)
    }
  }

  /// Tests that name the container may fetch anything from it.
  private var tests: [ContainerBridge.Reader] {
    let dialect = registrations.dialect
    let names = Set(dialect.ownTypes.map { project.model.types[$0].name.lastName })
      .union(wrappers)
    return project.records.enumerated().filter { file, record in
      guard record.role == .test else { return false }
      let namesContainer =
        project.bytes(of: file).map { WordsInBytes.anyWord(of: names, in: $0) } ?? true
      return namesContainer || !dialect.modules.isDisjoint(with: record.facts.imports)
    }.map { file, record in
      ContainerBridge.Reader(
        place: Place(file: file, position: SourcePosition(line: 1, column: 1, offset: 0)),
        owner: "a test")
    }
  }
}

extension DeclSyntax {
  /// The name of a function that names no service, or of a property, that looks at all elements.
  fileprivate var nameOfWhatGoesThroughAll: String? {
    let body: Syntax?
    if let function = self.as(FunctionDeclSyntax.self), function.genericParameterClause == nil {
      body = function.body.map { Syntax($0) }
    } else {
      body = self.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock.map { Syntax($0) }
    }
    let goesThroughAll = body?.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.for) || ["count", "forEach", "keys", "values"].contains($0.text)
    }
    return goesThroughAll == true ? declaredNames.first : nil
  }
}
