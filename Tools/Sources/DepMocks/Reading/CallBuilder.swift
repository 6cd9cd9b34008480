internal import SwiftSyntax

/// Works out what a closure gets of the parameters of a member.
struct CallBuilder: Sendable {
  let types: TypeKnowledge
  let double: TestDouble

  func parameters(of member: Member, title: String) -> [CallParameter] {
    let erasure = Erasure(types: types, generics: member.generics)
    return member.parameters.map { parameter in
      var call = self.parameter(parameter, erasure, title)
      call.label = parameter.name.hasPrefix("argument") ? nil : plainLabel(parameter)
      return call
    }
  }

  private func plainLabel(_ parameter: Parameter) -> String { parameter.name }

  private func parameter(
    _ parameter: Parameter, _ erasure: Erasure, _ title: String
  ) -> CallParameter {
    let name = parameter.name
    let form = TypeForm(parameter.type)
    if parameter.type.is(PackExpansionTypeSyntax.self) { return pack(name) }
    if parameter.isVariadic {
      let type = "[\(erasure.text(form.base))]"
      return CallParameter(
        handlerType: type, argument: name, recordType: type, recordValue: name)
    }
    if types.isFunction(form.base) { return closure(name, form, erasure, title) }
    if erasure.isOutOfReach(form.base) { return CallParameter() }
    if form.isInout { return mutable(name, form, erasure, title) }
    let type = erasure.text(form.base)
    guard let ownership = form.ownership else {
      if let name = TypeKnowledge.name(of: form.base), KnownTypes.nonescapable.contains(name) {
        return CallParameter(handlerType: type, argument: parameter.name)
      }
      let value = type == "Any" && erasure.isTouched(form.base) ? "\(name) as Any" : name
      return CallParameter(
        handlerType: type, argument: value, recordType: type, recordValue: value)
    }
    if erasure.isTouched(form.base) {
      let copy = "\(name)Copy"
      return CallParameter(
        handlerType: type, argument: copy, recordType: type, recordValue: copy,
        before: ["let \(copy): \(type) = copy \(name)"])
    }
    var call = CallParameter(handlerType: "\(ownership) \(type)", argument: name)
    if types.isCopyable(form.base, in: erasure.generics) {
      call.recordType = type
      call.recordValue = "\(name)Copy"
      call.before = ["let \(name)Copy = copy \(name)"]
    }
    return call
  }

  private func pack(_ name: String) -> CallParameter {
    let values = "\(name)Values"
    return CallParameter(
      handlerType: "[Any]", argument: values, recordType: "[Any]", recordValue: values,
      before: ["var \(values): [Any] = []", "repeat \(values).append((each \(name)) as Any)"])
  }

  private func mutable(
    _ name: String, _ form: TypeForm, _ erasure: Erasure, _ title: String
  ) -> CallParameter {
    let type = erasure.text(form.base)
    guard erasure.isTouched(form.base) else {
      let isKept = !types.isNoncopyable(form.base, in: erasure.generics)
      return CallParameter(
        handlerType: "inout \(type)", argument: "&\(name)", recordType: isKept ? type : nil,
        recordValue: name)
    }
    let value = "\(name)Value"
    return CallParameter(
      handlerType: "inout \(type)", argument: "&\(value)", recordType: type,
      recordValue: "\(name) as \(type)", before: ["var \(value): \(type) = \(name)"],
      after: ["\(name) = \(MockSupport.name).cast(\(value), in: \(title))"])
  }

  private func closure(
    _ name: String, _ form: TypeForm, _ erasure: Erasure, _ title: String
  ) -> CallParameter {
    let attributes = form.attributes.map { "\($0) " }.joined()
    var type = form.base.trimmedDescription
    var value = name
    if erasure.isTouched(form.base) {
      guard let function = form.base.as(FunctionTypeSyntax.self),
        let closure = erasure.closure(function, named: name, title: title)
      else {
        guard form.isEscaping else { return CallParameter() }
        return CallParameter(
          handlerType: "Any", argument: "\(name) as Any", recordType: "Any",
          recordValue: "\(name) as Any")
      }
      (type, value) = (closure.type, closure.value)
    }
    guard form.isEscaping else {
      return CallParameter(handlerType: attributes + type, argument: value)
    }
    return CallParameter(
      handlerType: "@escaping \(attributes)\(type)", argument: value,
      recordType: "(\(attributes)\(type))", recordValue: value)
  }
}

/// The parts of the type of a parameter.
struct TypeForm {
  var base: TypeSyntax
  /// What it says of a closure, but for escaping: `@Sendable`.
  var attributes: [String] = []
  var isEscaping = false
  var isInout = false
  var isSending = false
  /// `borrowing` or `consuming`.
  var ownership: String?

  init(_ type: TypeSyntax) {
    base = type
    while true {
      let inner = TypeReading.unwrapped(base)
      guard let attributed = inner.as(AttributedTypeSyntax.self) else {
        base = inner
        return
      }
      for specifier in attributed.specifiers {
        switch specifier.trimmedDescription {
        case "inout": isInout = true
        case "sending": isSending = true
        case "borrowing", "__shared": ownership = "borrowing"
        case "consuming", "__owned": ownership = "consuming"
        case let text where text.hasPrefix("nonisolated"): attributes.append(text)
        default: break
        }
      }
      for specifier in attributed.lateSpecifiers { attributes.append(specifier.trimmedDescription) }
      for attribute in attributed.attributes {
        let text = attribute.trimmedDescription
        switch text {
        case "@escaping": isEscaping = true
        case "@autoclosure", "@noescape": break
        default: attributes.append(text)
        }
      }
      base = attributed.baseType.trimmed
    }
  }
}
