@_spi(RawSyntax) internal import SwiftSyntax

/// The names that the types of a file declare, known before any body is read.
///
/// A body may use what its type declares further down, or in an extension below it.
struct DeclarationIndex {
  private static let depthLimit = 300

  /// How many members there are, so that room can be made for them.
  private(set) var memberCount = 0
  private var numbers: [String: Int] = [:]
  private var instanceNames: [[Int32]] = []
  private var staticFunctions: [[Int32]] = []
  private var genericNames: [[Int32]] = []
  private let dependencies: Int32

  init(scopes: inout Scopes) {
    dependencies = scopes.number(of: "dependencies")
    scopes.bind(dependencies, as: .dependency)
  }

  /// The name of a type with the names of those around it.
  static func qualified(_ name: String, in outer: String) -> String {
    outer.isEmpty ? name : outer + "." + name
  }

  /// Binds what a type declares in this file, but what the labels of a call have to tell from a
  /// static function.
  func enter(_ type: String, _ scopes: inout Scopes) {
    guard let number = numbers[type] else { return }
    let functions = staticFunctions[number]
    for name in instanceNames[number] where !functions.contains(name) {
      scopes.bind(name, as: .instance)
    }
    for name in genericNames[number] { scopes.bind(name, as: .generic) }
  }

  /// Adds the types in a list of statements or members.
  mutating func add(
    _ list: RawSyntax, around outer: String, number: Int? = nil, scopes: inout Scopes,
    depth: Int = 0
  ) {
    guard depth < Self.depthLimit, let items = list.nodes else { return }
    for case let item? in items {
      guard let declaration = ItemNode.content(item) else { continue }
      if declaration.kind == .ifConfigDecl {
        addBranches(
          declaration, around: outer, number: number, scopes: &scopes, depth: depth + 1)
      } else if let type = TypeHeader(declaration) {
        add(type, around: outer, scopes: &scopes, depth: depth + 1)
      } else if let number {
        addMember(declaration, of: number, scopes: &scopes)
      }
    }
  }

  /// Adds one type and those inside it.
  mutating func add(
    _ type: TypeHeader, around outer: String, scopes: inout Scopes, depth: Int = 0
  ) {
    let name = Self.qualified(type.nameText, in: outer)
    let number = number(of: name)
    type.forEachGenericName { genericNames[number].append(scopes.number(of: $0)) }
    add(type.members, around: name, number: number, scopes: &scopes, depth: depth)
  }

  private mutating func addBranches(
    _ node: RawSyntax, around outer: String, number: Int?, scopes: inout Scopes, depth: Int
  ) {
    guard let conditional = RawIfConfigDeclSyntax(node) else { return }
    for case let clause? in conditional.clauses.layoutView.children {
      guard let elements = RawIfConfigClauseSyntax(clause)?.elements else { continue }
      add(elements, around: outer, number: number, scopes: &scopes, depth: depth)
    }
  }

  private mutating func number(of type: String) -> Int {
    if let known = numbers[type] { return known }
    let number = instanceNames.count
    numbers[type] = number
    instanceNames.append([])
    staticFunctions.append([])
    genericNames.append([])
    return number
  }

  private mutating func addMember(
    _ declaration: RawSyntax, of number: Int, scopes: inout Scopes
  ) {
    memberCount += 1
    switch declaration.kind {
    case .variableDecl:
      guard let variable = RawVariableDeclSyntax(declaration) else { return }
      let isStatic = Modifiers.isStatic(variable.modifiers)
      for case let binding? in variable.bindings.layoutView.children {
        guard let binding = RawPatternBindingSyntax(binding) else { continue }
        let holdsDependencies = binding.typeAnnotation.map { Self.isDependencies($0.type.raw) }
        Pattern.forEachName(binding.pattern.raw) { token in
          let name = scopes.number(of: token.name)
          if !isStatic { instanceNames[number].append(name) }
          if holdsDependencies == true { scopes.bind(name, as: .dependency) }
        }
      }
    case .functionDecl:
      guard let function = RawFunctionDeclSyntax(declaration) else { return }
      let name = scopes.number(of: function.name.name)
      if Modifiers.isStatic(function.modifiers) {
        staticFunctions[number].append(name)
      } else {
        instanceNames[number].append(name)
      }
    case .enumCaseDecl:
      guard let cases = RawEnumCaseDeclSyntax(declaration) else { return }
      for case let element? in cases.elements.layoutView.children {
        guard let element = RawEnumCaseElementSyntax(element) else { continue }
        instanceNames[number].append(scopes.number(of: element.name.name))
      }
    case .associatedTypeDecl:
      guard let associated = RawAssociatedTypeDeclSyntax(declaration) else { return }
      genericNames[number].append(scopes.number(of: associated.name.name))
    default: break
    }
  }

  /// Whether a type is a `Dependencies` struct, or `some` or optional of one.
  static func isDependencies(_ type: RawSyntax) -> Bool {
    var node = type
    while true {
      switch node.kind {
      case .optionalType:
        guard let optional = RawOptionalTypeSyntax(node) else { return false }
        node = optional.wrappedType.raw
      case .implicitlyUnwrappedOptionalType:
        guard let optional = RawImplicitlyUnwrappedOptionalTypeSyntax(node) else { return false }
        node = optional.wrappedType.raw
      case .attributedType:
        guard let attributed = RawAttributedTypeSyntax(node) else { return false }
        node = attributed.baseType.raw
      case .someOrAnyType:
        guard let constrained = RawSomeOrAnyTypeSyntax(node) else { return false }
        node = constrained.constraint.raw
      case .identifierType:
        return RawIdentifierTypeSyntax(node)?.name.text.hasSuffix("Dependencies") ?? false
      case .memberType:
        return RawMemberTypeSyntax(node)?.name.text.hasSuffix("Dependencies") ?? false
      default: return false
      }
    }
  }
}
