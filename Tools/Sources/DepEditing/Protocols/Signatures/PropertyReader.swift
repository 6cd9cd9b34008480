import DepMigration
import DepSyntax
import SwiftSyntax

/// Reads a property: its type as written, and whether it can be set.
struct PropertyReader {
  let variable: VariableDeclSyntax
  let binding: PatternBindingSyntax
  let candidate: MemberCandidate

  var isLazy: Bool { variable.modifiers.has("lazy") }
  var isLet: Bool { variable.bindingSpecifier.tokenKind == .keyword(.let) }
  /// Whether it holds one value for ever.
  var isConstant: Bool { isLet }

  func nameText() throws(SeamRefusal) -> String {
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
      throw SeamRefusal("\(candidate.name) is declared by a pattern")
    }
    return pattern.identifier.text
  }

  /// The type as written, which several names may share: `let a, b: Int`.
  var annotation: TypeSyntax? {
    if let type = binding.typeAnnotation?.type { return type }
    guard binding.initializer == nil, binding.accessorBlock == nil else { return nil }
    var isBehind = false
    for other in variable.bindings {
      if other.id == binding.id { isBehind = true }
      if isBehind, let type = other.typeAnnotation?.type { return type }
      if isBehind, other.initializer != nil { return nil }
    }
    return nil
  }

  /// Whether a property wrapper or macro stands before it.
  var isWrapped: Bool {
    variable.attributes.contains {
      guard let name = $0.as(AttributeSyntax.self)?.attributeName.plainText else { return true }
      return !["available", "objc", "usableFromInline", "inlinable", "MainActor", "nonobjc"]
        .contains(name)
    }
  }

  var accessors: AccessorReader {
    AccessorReader(binding.accessorBlock, isStored: !isLet)
  }
}

/// Reads what a property or subscript can do.
struct AccessorReader {
  private(set) var isSettable: Bool
  private(set) var isSetterNonmutating = false
  private(set) var effects: AccessorEffectSpecifiersSyntax?
  /// Why a protocol cannot ask for it, in one phrase.
  private(set) var obstacle: String?

  /// Reads accessors; what is stored can be set where none is written.
  init(_ block: AccessorBlockSyntax?, isStored: Bool) {
    isSettable = isStored
    guard let block else { return }
    guard case .accessors(let list) = block.accessors else {
      isSettable = false
      return
    }
    if list.contains(where: { ["get", "_read", "read"].contains($0.accessorSpecifier.text) }) {
      isSettable = false
    }
    for accessor in list { read(accessor) }
  }

  private mutating func read(_ accessor: AccessorDeclSyntax) {
    switch accessor.accessorSpecifier.text {
    case "get", "_read", "read":
      effects = accessor.effectSpecifiers
      if accessor.modifier?.name.text == "mutating" { obstacle = "has a mutating getter" }
    case "set", "_modify", "modify":
      isSettable = true
      isSetterNonmutating = accessor.modifier?.name.text == "nonmutating"
    case "willSet", "didSet", "init": break
    default: obstacle = "has an accessor that a protocol cannot ask for"
    }
  }
}
