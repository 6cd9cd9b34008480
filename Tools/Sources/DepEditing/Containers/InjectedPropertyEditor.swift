import DepMigration
import DepSyntax
import SwiftSyntax

/// Takes the property wrappers of containers out of a type.
struct InjectedPropertyEditor {
  let shape: TypeShape
  let injected: [InjectedProperty]
  let propertyName: String
  /// Whether the object exists before it has its dependencies.
  var isSetLate = false

  func rewrite(_ edits: inout EditList) {
    var gone: Set<SyntaxIdentifier> = []
    for property in injected {
      switch property.form {
      case .replaced(let reads):
        gone.insert(property.site.property.declaration.id)
        for read in reads { replace(read, by: property.field, &edits) }
      case .computed:
        let mark = isSetLate && property.allowsNil ? "?" : ""
        declare(property, property.getter(of: propertyName + mark), &edits)
      case .constant: declare(local: property, &edits)
      case .state(let wrapper): declare(property, stateIn: wrapper, &edits)
      case .lazy:
        let value = "\(propertyName).\(property.field.name)()"
        declare(property, "\(property.type) = \(value)", isLazy: true, &edits)
      }
    }
    remove(gone, &edits)
    if let call = injected.lazy.compactMap(\.filling).first {
      edits.replace(call.range, with: "", in: call.source)
    }
  }

  private func replace(
    _ read: PropertyReads.Read, by field: FieldPlan, _ edits: inout EditList
  ) {
    let base = read.isInInitializer && !read.isThroughSelf ? "dependencies" : propertyName
    let call = field.draft.access == .provider ? "()" : ""
    edits.replace(read.name, with: "\(base).\(field.name)\(call)", in: read.source)
  }

  /// Writes the property anew, without the wrapper.
  private func declare(
    _ property: InjectedProperty, _ text: String, isLazy: Bool = false, _ edits: inout EditList
  ) {
    let site = property.site
    let declaration = site.property.declaration
    let words =
      (isLazy ? site.otherAttributes : []) + site.modifiers + (isLazy ? ["lazy"] : [])
      + ["var \(site.name): \(text)"]
    edits.replace(declaration.inner, with: words.joined(separator: " "), in: site.source)
  }

  /// Writes another wrapper, and the type that the key path told before.
  private func declare(
    _ property: InjectedProperty, stateIn wrapper: String, _ edits: inout EditList
  ) {
    let site = property.site
    edits.replace(site.attributeRange, with: "@" + wrapper, in: site.source)
    if site.property.type == nil {
      let end = site.property.binding.pattern.inner.upperBound
      edits.replace(end..<end, with: ": \(property.type)", in: site.source)
    }
  }

  private func declare(local property: InjectedProperty, _ edits: inout EditList) {
    let type = property.site.property.typeText.map { ": \($0)" } ?? ""
    let base = property.parameter ?? propertyName
    let value = "\(property.needsSelf ? "self." : "")\(base).\(property.field.name)()"
    edits.replace(
      property.site.property.declaration.inner, with: "let \(property.site.name)\(type) = \(value)",
      in: property.site.source)
  }

  /// Removes members; those at the start of the type go with the blank line behind them, unless one
  /// before them already stands there for the lines that are added.
  private func remove(_ gone: Set<SyntaxIdentifier>, _ edits: inout EditList) {
    let source = shape.declaration.source
    let members = shape.declaration.members
    let items = Array(members.members)
    let beginsWithBlankLine = items.first?.leadingTrivia.hasBlankLine == true
    let startCount = items.prefix { gone.contains($0.decl.id) }.count
    var end = 0
    for (index, item) in items.enumerated() where gone.contains(item.decl.id) {
      var range = max(end, item.position.utf8Offset)..<item.endPosition.utf8Offset
      let isLastAtStart = index == startCount - 1 && startCount < items.count
      if let next = item.nextToken(viewMode: .sourceAccurate), index < startCount,
        next.id == members.rightBrace.id || next.leadingTrivia.hasBlankLine,
        !(isLastAtStart && beginsWithBlankLine),
        let newline = source.bytes[range.upperBound...].firstIndex(of: UInt8(ascii: "\n"))
      {
        range = range.lowerBound..<newline + 1
      }
      end = range.upperBound
      edits.replace(range, with: "", in: source)
    }
  }
}

extension InjectedProperty {
  /// The type of the property as it is written, or as the container's declaration writes it.
  fileprivate var type: String {
    site.property.typeText ?? valueType
  }

  /// Whether the property may be nil, as it was before it was filled.
  fileprivate var allowsNil: Bool { type.hasSuffix("!") || type.hasSuffix("?") }

  /// The parameter that a local variable reads; nil where it reads the property.
  fileprivate var parameter: String? {
    if let function { return function.dependenciesParameter ?? "dependencies" }
    return initializer == nil ? nil : "dependencies"
  }

  fileprivate func getter(of dependencies: String) -> String {
    let call = field.draft.access == .provider ? "()" : ""
    return "\(type) { \(dependencies).\(field.name)\(call) }"
  }
}
