import DepModel
import DepSyntax

extension CallBuilder {
  /// What a double can be asked for through a member: itself, and its setter.
  func calls(of member: Member, prefix: String) -> [Call] {
    let title = "\"\(double.title).\(member.title)\""
    var call = Call(
      prefix: prefix, title: title, parameters: parameters(of: member, title: title),
      result: result(of: member), effects: member.effects,
      isStatic: member.isStatic || member.kind == .initializer,
      isGuarded: isGuarded(member), accessorIsolation: accessorIsolation(of: member),
      handlerAttributes: handlerAttributes(of: member),
      staysWithCaller: staysWithCaller(member), isOnGlobalActor: isOnGlobalActor(member),
      availability: member.attributes.filter { $0.hasPrefix("@available") },
      isFailable: member.isFailable)
    if let fallback = member.fallback { call.result.fallback = fallback }
    guard member.isSettable, let result = member.result else { return [call] }
    var setter = call
    setter.prefix = prefix + "Set"
    setter.title = "\"\(double.title).\(member.title) (set)\""
    setter.effects = Effects()
    setter.result = CallResult(type: nil, handlerType: "Void")
    setter.parameters.append(newValue(of: member, result, title: title))
    return [call, setter]
  }

  /// A new value escapes, unlike an argument of the same type.
  private func newValue(
    of member: Member, _ type: WrittenType, title: String
  ) -> CallParameter {
    let erasure = Erasure(types: types, generics: member.generics)
    let form = TypeForm(type)
    if types.isFunction(form.base), !erasure.isTouched(form.base) {
      return CallParameter(
        label: "newValue", handlerType: "@escaping \(type.text)", argument: "newValue",
        recordType: "(\(type.text))", recordValue: "newValue")
    }
    if types.isNoncopyable(type, in: member.generics) {
      return CallParameter(handlerType: "consuming \(type.text)", argument: "newValue")
    }
    var value = parameter("newValue", type, erasure, title)
    value.label = "newValue"
    return value
  }

  private func result(of member: Member) -> CallResult {
    let erasure = Erasure(types: types, generics: member.generics)
    var result = CallResult(type: nil, handlerType: member.isFailable ? "Bool" : "Void")
    if case .only(let type) = member.effects.throwing, erasure.isTouched(type) {
      result.errorType = type.text
    }
    guard let type = member.result else { return result }
    result.type = type.text
    result.isOutOfReach = erasure.isOutOfReach(type)
    let form = TypeForm(type)
    if erasure.isTouched(type) {
      result.isErased = true
      result.isSending = form.isSending
      result.handlerType = (form.isSending ? "sending " : "") + erasure.text(form.base)
    } else if case .implicitlyUnwrapped(let wrapped) = type.form {
      result.handlerType = Erasure.optional(wrapped.text)
    } else {
      result.handlerType = type.text
    }
    result.isNoncopyable = types.isNoncopyable(form.base, in: member.generics)
    let text = form.base.text
    if text == double.name {
      result.fallback = member.isStatic ? double.blank : "self"
    } else {
      result.fallback = types.sdk.placeholder(for: text)
    }
    return result
  }

  // MARK: Isolation

  /// Where a member runs, with the isolation of its surroundings taken into account.
  enum Place: Hashable { case anywhere, actor(String), instance }

  func place(of member: Member) -> Place {
    switch member.isolation {
    case .globalActor(let name): return .actor(name)
    case .nonisolated, .nonsending, .concurrent: return .anywhere
    case .surroundings:
      switch double.isolation {
      case .none: return .anywhere
      case .globalActor(let name): return .actor(name)
      case .actor: return member.isStatic || member.kind == .initializer ? .anywhere : .instance
      }
    }
  }

  private func isGuarded(_ member: Member) -> Bool {
    if member.isStatic || member.kind == .initializer { return true }
    switch double.isolation {
    case .none: return double.isSendable
    case .globalActor(let name): return place(of: member) != .actor(name)
    case .actor: return true
    }
  }

  /// What stands before the declaration of a member.
  func declarationIsolation(of member: Member) -> String {
    switch member.isolation {
    case .nonsending: return "nonisolated(nonsending) "
    case .concurrent: return "@concurrent "
    case .globalActor(let name):
      return double.isolation == .globalActor(name) ? "" : "@\(name) "
    case .nonisolated:
      let isFree = member.kind == .initializer && double.isolation == .actor
      return double.isolation == .none || isFree ? "" : "nonisolated "
    case .surroundings: return ""
    }
  }

  /// Records under a lock can be used from anywhere, others where the class can.
  private func accessorIsolation(of member: Member) -> String {
    guard isGuarded(member) else { return "" }
    let isFree = member.isStatic || member.kind == .initializer
    if double.isolation == .none || (double.isolation == .actor && isFree) { return "" }
    return "nonisolated "
  }

  private func handlerAttributes(of member: Member) -> String {
    var text = staysWithCaller(member) ? "nonisolated(nonsending) " : ""
    if isGuarded(member) { text += "@Sendable " }
    if case .actor(let name) = place(of: member) { text += "@\(name) " }
    return text
  }

  private func isOnGlobalActor(_ member: Member) -> Bool {
    if case .actor = place(of: member) { true } else { false }
  }

  /// Whether its arguments must not leave the actor that it is called on.
  private func staysWithCaller(_ member: Member) -> Bool {
    guard member.effects.isAsync else { return false }
    let isHeld = member.parameters.contains { TypeForm($0.type).isIsolated }
    return member.isolation == .nonsending || place(of: member) == .instance || isHeld
  }
}
