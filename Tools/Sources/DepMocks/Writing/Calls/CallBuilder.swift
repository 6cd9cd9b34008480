import DepFacts
import DepModel
import DepSyntax

/// Works out what a closure gets of the parameters of a member.
struct CallBuilder: Sendable {
  let types: TypeKnowledge
  let double: TestDouble

  func parameters(of member: Member, title: String) -> [CallParameter] {
    member.parameters.map { parameter in
      var call = self.parameter(
        parameter.name, parameter.type, isVariadic: parameter.isVariadic,
        Erasure(types: types, generics: member.generics), title)
      call.label = parameter.name.hasPrefix("argument") ? nil : parameter.name
      return call
    }
  }

  func parameter(
    _ name: String, _ written: WrittenType, isVariadic: Bool = false, _ erasure: Erasure,
    _ title: String
  ) -> CallParameter {
    let form = TypeForm(written)
    if case .packExpansion = written.form { return pack(name) }
    if isVariadic {
      let type = "[\(erasure.text(form.base))]"
      return CallParameter(
        handlerType: type, argument: name, recordType: type, recordValue: name)
    }
    if types.isFunction(form.base) { return closure(name, form, erasure, title) }
    if erasure.isOutOfReach(form.base) { return CallParameter() }
    if form.isInout { return mutable(name, form, erasure, title) }
    let type = erasure.text(form.base)
    guard let ownership = form.ownership else {
      if let last = form.base.name?.last, types.sdk.lists(last, in: .nonescapableTypes) {
        return CallParameter(handlerType: type, argument: name)
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
    var type = form.base.text
    var value = name
    if erasure.isTouched(form.base) {
      guard let closure = erasure.closure(form.base, named: name, title: title) else {
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
