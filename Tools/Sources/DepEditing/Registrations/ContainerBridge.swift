import DepFacts
import DepMigration
import DepModel
import DepSyntax
import DepWiring
import SwiftSyntax

/// The registrations of a container that ask a composition root, and what fetches them.
struct ContainerBridge {
  /// A registration whose object the root makes.
  struct Entry {
    let registration: Registration
    /// The places that fetch it, each with the type around it.
    let readers: [Reader]
    /// The statement or the property; nil where other code uses its value.
    let code: Syntax?
  }

  struct Reader {
    let place: Place
    let owner: String
  }

  let container: String
  /// The type of the project that is the container; nil for one of a package.
  let type: Int?
  /// How many registrations it has.
  let registrationCount: Int
  let root: Int
  /// The constant or the property that holds the root, with the file that has it.
  let holder: Syntax
  let file: Int
  /// Whether only the registrations use it.
  let isHolderTheirs: Bool
  let entries: [Entry]
}

/// Finds the bridges between the containers of a project and its roots.
struct ContainerBridgeFinder {
  let project: ProjectTrees
  let roots: [Int]

  func all() -> [ContainerBridge] {
    let made = project.model.constructions.filter {
      roots.contains($0.made) && project.records[$0.place.file].role == .source
    }
    guard !made.isEmpty else { return [] }
    return ProjectContainers.all(in: project).filter { !$0.isDoubtful }.flatMap { registrations in
      made.compactMap { bridge(at: $0.place, of: $0.made, registrations) }
    }
  }

  /// The registrations of a container that ask one of the roots, each with the member that it asks.
  func asking(_ registrations: Registrations) -> [Int: String] {
    project.model.constructions.filter {
      roots.contains($0.made) && project.records[$0.place.file].role == .source
    }.reduce(into: [:]) { asking, made in
      guard let source = project.source(made.place.file),
        let variable = variable(
          making: made.made, at: Int(made.place.position.offset), in: source)
      else { return }
      asking.merge(self.asking(registrations, variable, in: made.place.file)) { first, _ in first }
    }
  }

  private func asking(
    _ registrations: Registrations, _ variable: VariableDeclSyntax, in file: Int
  ) -> [Int: String] {
    guard let name = DeclSyntax(variable).declaredNames.first else { return [:] }
    return registrations.all.enumerated().reduce(into: [:]) { asking, entry in
      let registration = entry.element
      guard registration.property != name, sees(registration, variable, in: file) else { return }
      asking[entry.offset] = memberAsked(by: registration, name)
    }
  }

  private func bridge(
    at place: Place, of root: Int, _ registrations: Registrations
  ) -> ContainerBridge? {
    guard let source = project.source(place.file),
      let variable = variable(making: root, at: Int(place.position.offset), in: source),
      let name = DeclSyntax(variable).declaredNames.first
    else { return nil }
    let asking = asking(registrations, variable, in: place.file).keys.sorted()
    guard !asking.isEmpty else { return nil }
    let readers = ContainerReaders(registrations, in: project)
    return ContainerBridge(
      container: registrations.dialect.name, type: registrations.dialect.ownType,
      registrationCount: registrations.all.count, root: root, holder: Syntax(variable),
      file: place.file,
      isHolderTheirs: isTheirs(variable, name, asking, registrations, readers),
      entries: asking.map { index in
        let registration = registrations.all[index]
        return ContainerBridge.Entry(
          registration: registration, readers: readers.readers(of: index, besides: asking),
          code: code(of: registration, registrations.dialect))
      })
  }

  /// The variable that begins with what stands at a place, or whose getter is it.
  private func variable(
    making root: Int, at offset: Int, in source: ParsedSource
  ) -> VariableDeclSyntax? {
    var node = source.tree.token(at: AbsolutePosition(utf8Offset: offset))?.parent
    while let current = node {
      if let variable = current.as(VariableDeclSyntax.self) {
        guard variable.bindings.count == 1 else { return nil }
        guard let value = variable.bindings.first?.initializer?.value else { return variable }
        let made = value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
        return made?.lastName == project.model.types[root].name.lastName ? variable : nil
      }
      if current.is(FunctionDeclSyntax.self) || current.is(InitializerDeclSyntax.self) {
        return nil
      }
      node = current.parent
    }
    return nil
  }

  /// Whether a registration stands where the variable can be named.
  private func sees(
    _ registration: Registration, _ variable: VariableDeclSyntax, in file: Int
  ) -> Bool {
    guard let list = variable.parent?.parent?.as(CodeBlockItemListSyntax.self),
      !list.isAtFileLevel
    else { return true }
    return registration.file == file && list.inner.contains(registration.statement.lowerBound)
  }

  /// What a registration asks the root for, if it does nothing else: `api` of `root.api`, or
  /// `makeFeed` of `self.root().makeFeed()`.
  private func memberAsked(by registration: Registration, _ name: String) -> String? {
    guard registration.body.isExpression, let source = project.source(registration.file) else {
      return nil
    }
    var text = source.text(registration.body.range)
    if text.hasPrefix("_ in ") { text.removeFirst("_ in ".count) }
    let steps = text.split(separator: ".", maxSplits: 2).map(String.init)
    guard let index = steps.firstIndex(where: { $0 == name || $0 == name + "()" }),
      steps[..<index].allSatisfy({ $0 == "self" || $0 == "Self" || $0.isCapitalized })
    else { return nil }
    let member = text.dropFirst(steps[...index].joined(separator: ".").count + 1)
    let asked = member.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = member.dropFirst(asked.count)
    let isCast = rest.isEmpty || rest.hasPrefix(" as ") && !rest.contains("(")
    let isCall = rest.hasPrefix("(") && rest.firstIndex(of: ")") == rest.indices.last
    return isCast || isCall ? String(asked) : nil
  }

  /// Whether nothing else uses the constant or the property that holds the root.
  private func isTheirs(
    _ variable: VariableDeclSyntax, _ name: String, _ asking: [Int],
    _ registrations: Registrations, _ readers: ContainerReaders
  ) -> Bool {
    let property = registrations.all.firstIndex {
      $0.property == name && $0.statement == variable.inner
    }
    if let property { return readers.readers(of: property, besides: asking).isEmpty }
    guard let list = variable.parent?.parent?.as(CodeBlockItemListSyntax.self),
      !list.isAtFileLevel
    else { return false }
    let bodies = asking.map { registrations.all[$0] }
    return list.tokens(viewMode: .sourceAccurate).allSatisfy { token in
      token.text != name || variable.inner.contains(token.inner.lowerBound)
        || bodies.contains { $0.body.range.contains(token.inner.lowerBound) }
    }
  }

  /// The statement or member that is a registration, and nothing else.
  private func code(
    of registration: Registration, _ dialect: RegistrationDialect
  ) -> Syntax? {
    guard let source = project.source(registration.file) else { return nil }
    let start = AbsolutePosition(utf8Offset: registration.statement.lowerBound)
    var node = source.tree.token(at: start)?.parent
    while let current = node {
      if let element = current.as(ArrayElementSyntax.self) {
        return element.expression.inner == registration.statement && element.mayGo
          ? current : nil
      }
      if let member = current.as(MemberBlockItemSyntax.self) {
        return member.decl.inner == registration.statement ? current : nil
      }
      if let item = current.as(CodeBlockItemSyntax.self) {
        let isWhole = Syntax(item.item).inner == registration.statement
        return isWhole && isStatement(item, dialect) ? current : nil
      }
      node = current.parent
    }
    return nil
  }

  /// Whether the value of a statement goes nowhere, or into a list that may be empty.
  private func isStatement(_ item: CodeBlockItemSyntax, _ dialect: RegistrationDialect) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return false }
    let member = list.parent?.parent
    if list.isAtFileLevel || member?.is(FunctionDeclSyntax.self) == true
      || member?.is(InitializerDeclSyntax.self) == true
    {
      return true
    }
    guard list.parent?.is(ClosureExprSyntax.self) == true, !dialect.freeCalls.isEmpty else {
      return false
    }
    return project.records.contains { record in
      record.facts.members.contains {
        $0.name == "buildBlock" && $0.parameters.count == 1
          && $0.parameters[0].type.hasSuffix("...")
      }
    }
  }
}

extension ArrayElementSyntax {
  /// Whether the array compiles without elements: its type is written.
  fileprivate var mayGo: Bool {
    guard let owner = parent?.parent?.parent else { return false }
    if let clause = owner.as(InitializerClauseSyntax.self) {
      return clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation != nil
    }
    return owner.is(ReturnStmtSyntax.self) || owner.is(CodeBlockItemSyntax.self)
  }
}

extension CodeBlockItemListSyntax {
  var isAtFileLevel: Bool { parent?.is(SourceFileSyntax.self) == true }
}
