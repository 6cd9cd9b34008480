import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// A parameter of the initializer that the compiler makes for a struct.
package struct MemberwiseParameter {
  package let name: String
  /// The type of what is passed.
  package let type: FieldType
  /// Whether a closure is passed, and kept.
  package var isEscaping = false
  /// The default, as it is written; nil for none.
  package var value: String?
  /// Whether it is for a property that only the file can see.
  package let isHidden: Bool
  /// Whether it is passed as a `Binding`, and the wrapper itself is set.
  package var isBinding = false
  /// The attribute with which a closure builds what is passed: `ViewBuilder`.
  package var builder: String?
  /// Whether the property keeps what the closure builds, and not the closure.
  package var isBuilt = false
}

/// Reads the parameters of the initializer that the compiler makes for a struct.
struct MemberwiseInitializer {
  let shape: TypeShape
  let project: ProjectTrees

  /// The parameters in order of declaration.
  func parameters() throws(Refusal) -> [MemberwiseParameter] {
    let labels = Set(project.scope.labels(ofCalls: [shape.entry.name]).joined())
    var parameters: [MemberwiseParameter] = []
    if shape.conditionalBlocks.contains(where: \.storesProperty) {
      throw Refusal(.conditionalMembers, "'#if' contains a stored property")
    }
    for property in shape.storedProperties {
      if let parameter = try parameter(
        for: property, isPassed: labels.contains(property.name))
      {
        parameters.append(parameter)
      }
    }
    return parameters
  }

  private func parameter(
    for property: StoredProperty, isPassed: Bool
  ) throws(Refusal) -> MemberwiseParameter? {
    let name = property.name
    if name.isEmpty { throw refusal("the declaration has several names") }
    if property.isLazy || property.isLet && property.value != nil { return nil }
    if property.isHidden, property.value != nil, !isPassed { return nil }
    if let wrapper = property.wrapper(project.scope.sdk) {
      return try wrapped(property, by: wrapper)
    }
    guard let type = type(of: property) else {
      throw refusal("'\(name)' has no written type")
    }
    return MemberwiseParameter(
      name: name, type: FieldType(type), isEscaping: property.isFunction,
      value: property.valueText
        ?? (property.isOptional && !property.isLet ? "nil" : nil),
      isHidden: property.isHidden)
  }

  private func wrapped(
    _ property: StoredProperty, by wrapper: String
  ) throws(Refusal) -> MemberwiseParameter? {
    if property.value != nil || property.isPlainOptional, property.isHidden { return nil }
    if project.scope.sdk.lists(wrapper, in: .wrappersWithoutParameter) { return nil }
    if wrapper.hasSuffix("Builder"), property.value == nil, let type = property.typeText {
      let isBuilt = !property.isFunction
      return MemberwiseParameter(
        name: property.name, type: FieldType(isBuilt ? "() -> \(type)" : type),
        isEscaping: !isBuilt, isHidden: property.isHidden, builder: wrapper, isBuilt: isBuilt)
    }
    guard property.value == nil, let type = property.typeText,
      project.scope.sdk.lists(wrapper, in: .wrappersWithParameter)
    else { throw refusal("the tool does not know what '@\(wrapper)' does with '\(property.name)'") }
    return MemberwiseParameter(
      name: property.name, type: FieldType(type), isHidden: property.isHidden,
      isBinding: wrapper == "Binding")
  }

  private func type(of property: StoredProperty) -> String? {
    if let type = property.typeText { return type }
    if let member = property.memberAsValue,
      project.scope.isCase(member.name, of: member.base, near: shape.type)
    {
      return member.base
    }
    return property.literalType { project.scope.makesItself($0, near: shape.type) }
  }

  private func refusal(_ detail: String) -> Refusal { Refusal(.memberwiseTypeUnknown, detail) }
}
