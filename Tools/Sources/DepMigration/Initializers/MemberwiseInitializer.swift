import DepModel
import DepPlan
package import DepSyntax
import SwiftSyntax

/// The initializer that the compiler makes for a struct, written out.
package struct MemberwiseInitializer {
  package let shape: TypeShape
  package let project: ProjectTrees

  package init(shape: TypeShape, project: ProjectTrees) {
    self.shape = shape
    self.project = project
  }

  package struct Parameter {
    package var name: String
    package var text: String
    package var assignment: String
    package var isHidden: Bool

    package var hasDefault: Bool { text.contains(" = ") }
    package var textWithoutDefault: String { parts.declaration }
    package var defaultText: String { parts.value }

    private var parts: (declaration: String, value: String) {
      var before = ""
      var rest = Substring(text)
      while let next = rest.first {
        if rest.hasPrefix(" = ") { return (before, String(rest.dropFirst(3))) }
        before.append(next)
        rest = rest.dropFirst()
      }
      return (before, "")
    }
  }

  /// The parameters in order of declaration.
  package func parameters() -> Result<[Parameter], TypeRefusalError> {
    let labels = project.scope.labels(of: shape.entry.name)
    var parameters: [Parameter] = []
    for property in shape.storedProperties {
      switch parameter(for: property, isPassed: labels.contains(property.name)) {
      case .failure(let refusal): return .failure(refusal)
      case .success(let parameter): parameters += parameter.map { [$0] } ?? []
      }
    }
    return .success(parameters)
  }

  private func parameter(
    for property: StoredProperty, isPassed: Bool
  ) -> Result<Parameter?, TypeRefusalError> {
    let name = property.name
    if name.isEmpty { return refuse("several names are declared at once") }
    if property.isLazy || property.isLet && property.value != nil { return .success(nil) }
    if property.isHidden, property.value != nil, !isPassed { return .success(nil) }
    if let wrapper = property.wrappers.first { return wrapped(property, by: wrapper) }
    guard let type = type(of: property) else {
      return refuse("the type of '\(name)' is not written")
    }
    let isClosure = Self.isFunction(property.type)
    let isOptional =
      property.type?.is(OptionalTypeSyntax.self) == true
      || property.type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
    let value =
      property.value.map { shape.declaration.source.text($0) }
      ?? (isOptional && !property.isLet ? "nil" : nil)
    let text = "\(name.escaped): \(isClosure ? "@escaping " : "")\(type)"
    return .success(
      Parameter(
        name: name, text: text + (value.map { " = \($0)" } ?? ""),
        assignment: "self.\(name.escaped) = \(name.escaped)", isHidden: property.isHidden))
  }

  private func wrapped(
    _ property: StoredProperty, by wrapper: String
  ) -> Result<Parameter?, TypeRefusalError> {
    let name = property.name
    let isOptional = property.type?.is(OptionalTypeSyntax.self) == true
    if property.value != nil || isOptional, property.isHidden { return .success(nil) }
    if ["Environment", "EnvironmentObject", "FetchRequest", "Namespace", "AppStorage"]
      .contains(wrapper)
    {
      return .success(nil)
    }
    guard property.value == nil, let type = property.type?.trimmedDescription else {
      return refuse("what '@\(wrapper)' makes of '\(name)' is not known")
    }
    switch wrapper {
    case "Binding":
      return .success(
        Parameter(
          name: name, text: "\(name): Binding<\(type)>", assignment: "self._\(name) = \(name)",
          isHidden: property.isHidden))
    case "ObservedObject", "Bindable":
      return .success(
        Parameter(
          name: name, text: "\(name): \(type)", assignment: "self.\(name) = \(name)",
          isHidden: property.isHidden))
    default: return refuse("what '@\(wrapper)' makes of '\(name)' is not known")
    }
  }

  private func type(of property: StoredProperty) -> String? {
    if let type = property.type { return shape.declaration.source.text(type) }
    guard let value = property.value else { return nil }
    if let member = value.as(MemberAccessExprSyntax.self),
      let base = member.base?.trimmedDescription,
      project.scope.isCase(member.declName.baseName.text, of: base, near: shape.type)
    {
      return base
    }
    return LiteralType.of(value) { name in
      project.scope.makesItself(name, near: shape.type)
    }
  }

  private static func isFunction(_ type: TypeSyntax?) -> Bool {
    guard let type else { return false }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return isFunction(attributed.baseType)
    }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return isFunction(tuple.elements.first?.type)
    }
    return type.is(FunctionTypeSyntax.self)
  }

  private func refuse<Value>(_ detail: String) -> Result<Value, TypeRefusalError> {
    .failure(TypeRefusalError(reason: .memberwiseTypeUnknown, detail: detail))
  }
}
