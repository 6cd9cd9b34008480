import DepSyntax

/// A field that a hidden dependency could become, before it has its final name.
package struct FieldDraft: Hashable {
  /// How the type reaches what the field holds.
  package enum Access: Hashable {
    /// The field is the thing: `dependencies.api`.
    case value
    /// The field is called for the thing: `dependencies.now()`.
    case provider
    /// The same with more behind it: `dependencies.store()?`, where the store may be missing and
    /// the code asks something of it.
    case extended(by: String)
    /// The field is called with the arguments of the place: `dependencies.sleep(1)`.
    case call(argumentCount: Int)
    /// The same with only these of the arguments, where the closure passes the others.
    case keeping([Int])
    /// The same, with defaults of the function where the place passes nothing for a parameter that
    /// another place passes; nil for an argument of the place.
    case filled([String?])
    /// The field is called with what the place assigns: `dependencies.setVolume(1)`.
    case assignment
    /// The field is called with these arguments of the place: `dependencies.makeRow(id)`.
    case arguments(String)
    /// What stands before the arguments, and what the place becomes around them.
    case wrapped(before: String, after: String)
    /// The field is called with what the place asks, and then with its arguments:
    /// `dependencies.writeData(data, url)` for `data.write(to: url)`.
    case receiver
    /// What a member and its arguments become behind what they are asked of; `#` stands for the
    /// field's value, and `@` for what they are asked of:
    /// `date.timeIntervalSince(dependencies.now())`.
    case member(before: String, after: String)
  }

  /// What tells it from other fields; equal drafts share one field.
  package var identity: String
  /// Names in order of preference.
  package var names: [String]
  /// Better ones where another field would have the same first name.
  package var namesApart: [String] = []
  /// The type, with a protocol in front where `projectType` is nil and one is known.
  package var type: FieldType
  package var live: String
  /// What `live` declares before it passes the value: a local variable with a property wrapper.
  package var local: String?
  /// Whether the closure that `live` passes declares it, at each call.
  package var isLocalToClosure = false
  package var access: Access
  /// The type of the project whose protocol may stand in its place.
  package var projectType: Int?
  /// Whether the value can cross between tasks and actors, as far as its declaration tells.
  package var isSendable: Bool

  func named(apart names: [String]) -> FieldDraft {
    var draft = self
    draft.namesApart = names
    return draft
  }

  /// What `live` passes, as one expression.
  package var expression: String {
    local.map { "{ \($0); return \(live) }" + (isLocalToClosure ? "" : "()") } ?? live
  }

  /// The type with another one in the place of the value's.
  package func type(of value: String) -> String {
    guard let projectTypeText else { return type.description }
    if type.description == projectTypeText { return value }
    guard type.result?.description == projectTypeText else { return type.description }
    return type.description.dropLast(projectTypeText.count) + value
  }

  /// The type of the thing, whether the field holds it or gives it.
  var valueType: String { (type.result ?? type).description }

  /// The type with another one in the place of the thing's, which may be one of an SDK.
  func type(givingThing other: String) -> String {
    type.description.dropLast(valueType.count) + other
  }

  /// Whether the compiler lets code outside of the main actor ask for the thing, which it does not
  /// let call a closure of that actor.
  package var isLenient = false

  /// The files in which the names of `type` were written; none for those of the catalogue.
  package var origins: [Int] = []

  /// Whether another place with the same text gets an object of its own.
  package var isOfOnePlace = false

  /// The static function that the closure calls, with the parameters that the place passes.
  package var function: CalledFunction?

  /// A static function, and which of its parameters a call passes.
  package struct CalledFunction: Hashable {
    /// The name, and where the function is declared.
    package var name: String
    package var declaration: Int
    package var positions: [Int]
  }

  /// How `type` spells the project's type.
  package var projectTypeText: String?
}

extension FieldDraft.Access {
  /// Whether a call passes the field all that it passes now.
  func keepsArguments(of call: CallSite) -> Bool {
    switch self {
    // A trailing closure counts as an argument, and has no label.
    case .call(let count): count >= call.labels.count
    case .filled, .receiver, .assignment: true
    case .value, .provider, .extended, .keeping, .arguments, .wrapped, .member: false
    }
  }
}
