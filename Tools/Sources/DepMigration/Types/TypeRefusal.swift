import DepFacts
import DepModel
import DepPlan
import DepSyntax
package import SwiftSyntax

/// Why a type as a whole cannot take the convention.
struct TypeRefusal {
  var reason: ReasonName
  var detail: String

  /// What is known before its files are looked at.
  static func early(_ type: Int, in project: ProjectTrees) -> TypeRefusal? {
    let entry = project.model.types[type]
    switch entry.kind {
    case .enum: return .init(reason: .enumeration, detail: "an enum stores no properties")
    case .protocol:
      return .init(reason: .protocolExtension, detail: "a protocol stores no properties")
    case .extension:
      return .init(
        reason: .foreignType,
        detail: "'\(entry.name)' is declared elsewhere, and only extended here")
    case .class, .struct, .actor: break
    }
    let parts = project.declarations.parts(of: type)
    let declarations = parts.filter {
      project.records[$0.file].facts.types[$0.fact].kind != .extension
    }
    if declarations.count > 1 {
      return .init(
        reason: .duplicateDeclaration, detail: "it is declared \(declarations.count) times")
    }
    for part in declarations where project.records[part.file].facts.types[part.fact].isLocal {
      return .init(reason: .localType, detail: "it is declared inside of a function")
    }
    for part in parts where project.scope.isDoubtful(part.file) {
      return .init(
        reason: .syntaxError, detail: "'\(project.records[part.file].path)' cannot be read whole")
    }
    return nil
  }

  /// What its declaration tells.
  static func late(
    _ shape: TypeShape, in project: ProjectTrees
  ) -> TypeRefusal? {
    attributes(shape, project) ?? synthesis(shape, project) ?? names(shape, project)
      ?? conditional(shape) ?? initializers(shape)
  }

  private static func attributes(
    _ shape: TypeShape, _ project: ProjectTrees
  ) -> TypeRefusal? {
    for name in shape.attributes {
      if name == "frozen" {
        return .init(reason: .frozenLayout, detail: "'@frozen' promises its layout")
      }
      let isOwn = project.scope.type(named: name, near: shape.type) != nil
      if !project.scope.sdk.lists(name, in: .plainAttributes), !name.hasSuffix("Actor"), !isOwn {
        return .init(reason: .macroType, detail: "what '@\(name)' adds to it is not known")
      }
    }
    if shape.entry.inherited.contains("NSManagedObject") {
      return .init(reason: .managedObject, detail: "Core Data makes its instances")
    }
    return nil
  }

  private static func synthesis(
    _ shape: TypeShape, _ project: ProjectTrees
  ) -> TypeRefusal? {
    let inherited = project.scope.inheritedNames(of: shape.type)
    if !inherited.isDisjoint(with: ["Codable", "Decodable"]), !shape.writes(initializer: ["from"]) {
      return .init(reason: .synthesisedCodable, detail: "'init(from:)' is synthesised")
    }
    if !inherited.isDisjoint(with: ["Codable", "Encodable"]), !shape.writes("encode") {
      return .init(reason: .synthesisedCodable, detail: "'encode(to:)' is synthesised")
    }
    if let name = inherited.intersection(project.scope.sdk.names(in: .codableProtocols)).sorted()
      .first
    {
      return .init(
        reason: .synthesisedCodable, detail: "'\(name)' has its properties coded")
    }
    guard shape.isStruct else { return nil }
    if !inherited.isDisjoint(with: ["RawRepresentable", "OptionSet"]) {
      return .init(
        reason: .rawRepresentable, detail: "its value is its raw value and nothing else")
    }
    if inherited.contains("Hashable"), !shape.writes("hash"), !shape.writes("hashValue") {
      return .init(reason: .synthesisedEquality, detail: "'hash(into:)' is synthesised")
    }
    if !inherited.isDisjoint(with: ["Equatable", "Hashable", "Comparable"]), !shape.writes("=="),
      !EqualityElsewhere.isWritten(for: shape, inherited: inherited, in: project)
    {
      return .init(reason: .synthesisedEquality, detail: "'==' is synthesised")
    }
    return nil
  }

  private static func names(
    _ shape: TypeShape, _ project: ProjectTrees
  ) -> TypeRefusal? {
    var base = project.scope.superclass(of: shape.type)
    var depth = 0
    while let current = base, depth < 16 {
      // What stands inside of a type sees its private members too.
      let isInside = shape.entry.name.hasPrefix(project.model.types[current].name + ".")
      for part in project.declarations.parts(of: current) {
        for member in project.records[part.file].facts.members
        where member.owner == Int32(part.fact) && member.name == "dependencies"
          && (!member.access.isHidden || isInside) && !member.flags.contains(.isStatic)
        {
          return .init(
            reason: .inheritedNameTaken,
            detail: "'\(project.model.types[current].name)' has 'dependencies' already")
        }
      }
      base = project.scope.superclass(of: current)
      depth += 1
    }
    if let root = project.scope.inheritedNames(of: shape.type)
      .intersection(project.scope.sdk.names(in: .classesWithDependencies)).first
    {
      return .init(
        reason: .inheritedNameTaken, detail: "'\(root)' has 'dependencies' already")
    }
    if shape.genericParameters.contains("Dependencies") {
      return .init(reason: .nameTaken, detail: "a generic parameter of it is called 'Dependencies'")
    }
    if shape.dependencies != nil { return existing(shape) }
    for part in [shape.declaration] + shape.extensions {
      for item in part.members.members {
        if let name = item.decl.declaredNames.first(where: {
          $0 == "dependencies" || $0 == "Dependencies"
        }) {
          return .init(reason: .nameTaken, detail: "it has '\(name)' already")
        }
      }
    }
    return nil
  }

  private static func existing(_ shape: TypeShape) -> TypeRefusal? {
    guard let known = shape.entry.dependencies, known.property != nil else {
      return .init(
        reason: .nameTaken, detail: "no stored property holds the 'Dependencies' that it has")
    }
    let members = shape.dependencies?.memberBlock.members
    if members?.contains(where: { $0.decl.is(InitializerDeclSyntax.self) }) == true {
      return .init(
        reason: .nameTaken, detail: "its 'Dependencies' writes an initializer of its own")
    }
    return nil
  }

  private static func conditional(_ shape: TypeShape) -> TypeRefusal? {
    let isMemberwise = shape.isStruct && shape.initializers.allSatisfy(\.isInExtension)
    let always = shape.initializers.contains { !$0.isConditional }
    for item in shape.declaration.members.members {
      guard let block = item.decl.as(IfConfigDeclSyntax.self) else { continue }
      let clauses = block.clauses.map { ConditionalMembers.declarations(in: $0) }
      if isMemberwise,
        clauses.contains(where: { $0.contains { !StoredProperty.all(in: $0).isEmpty } })
      {
        return .init(
          reason: .conditionalMembers, detail: "'#if' holds a stored property of it")
      }
      let writes = clauses.map { $0.contains { $0.is(InitializerDeclSyntax.self) } }
      guard writes.contains(true), !always else { continue }
      let coversAll = writes.allSatisfy(\.self) && block.clauses.last?.condition == nil
      if !coversAll {
        return .init(
          reason: .conditionalMembers, detail: "'#if' holds its only initializer")
      }
    }
    return nil
  }

  private static func initializers(_ shape: TypeShape) -> TypeRefusal? {
    for site in shape.initializers where shape.dependencies == nil {
      if site.isInlinable {
        return .init(
          reason: .inlinableInitializer, detail: "an initializer of it is compiled into callers")
      }
      if site.parameters.contains(where: { InitializerSite.innerName($0) == "dependencies" }) {
        return .init(
          reason: .nameTaken, detail: "an initializer has a parameter 'dependencies' already")
      }
    }
    return nil
  }
}

extension TypeShape {
  /// Whether it writes a function of this name.
  func writes(_ function: String) -> Bool {
    ([declaration] + extensions).contains { part in
      part.members.members.contains {
        $0.decl.as(FunctionDeclSyntax.self)?.name.text == function
          || $0.decl.declaredNames.contains(function)
      }
    }
  }

  /// Whether it writes an initializer with these labels.
  func writes(initializer labels: [String]) -> Bool {
    initializers.contains { $0.labels == labels }
  }
}

extension DeclSyntax {
  /// The names that a member brings into its type.
  package var declaredNames: [String] {
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      }
    }
    if let named = self.asProtocol((any NamedDeclSyntax).self) { return [named.name.text] }
    return []
  }
}
