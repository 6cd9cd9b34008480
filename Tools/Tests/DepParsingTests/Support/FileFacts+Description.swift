import DepFacts
import DepParsing

/// The uses of a source, each as `LINE:COLUMN PATH PLACE MEMBER` and what else there is to say.
///
/// A role is ` write` or ` inout`; flags are ` {…}`, ` #if`, ` local`, ` <T>`; a context is
/// ` : Type` where the type is written, ` as Type` for a cast, ` of Type` for a type passed,
/// ` = path` for an assignment or comparison, and ` in path label#index` for an argument.
func uses(_ source: String) -> [String] {
  let facts = FactReader().read(source)
  return facts.uses.map { facts.description(of: $0) }
}

extension FileFacts {
  func description(of use: UseFact) -> String {
    let path = paths[Int(use.path)].components.joined(separator: ".")
    var text = "\(use.position.line):\(use.position.column) \(path) \(name(of: use.place))"
    text += " \(owner(of: use))"
    if use.role != .read { text += " \(use.role)" }
    if use.flags.contains(.inClosure) { text += " {…}" }
    if use.flags.contains(.inConditionalCode) { text += " #if" }
    if use.flags.contains(.inLocalDeclaration) { text += " local" }
    if use.flags.contains(.isGenericParameter) { text += " <T>" }
    if use.context >= 0 { text += description(of: contexts[Int(use.context)]) }
    return text
  }

  private func name(of place: UseFact.Place) -> String {
    switch place {
    case .body: "body"
    case .propertyInitializer: "initializer"
    case .defaultArgument: "default"
    case .attribute: "attribute"
    case .topLevel: "top"
    case .preview: "preview"
    }
  }

  private func owner(of use: UseFact) -> String {
    let type = use.type < 0 ? nil : types[Int(use.type)].name
    let member = use.member < 0 ? nil : members[Int(use.member)].name
    let names = [type, member].compactMap { $0 }
    return names.isEmpty ? "-" : names.joined(separator: ".")
  }

  private func description(of context: UseContext) -> String {
    let path = context.path.joined(separator: ".")
    switch context.kind {
    case .writtenType: return " : \(context.text)"
    case .cast: return " as \(context.text)"
    case .typeArgument: return " of \(context.text)"
    case .assignment: return " = \(path)"
    case .argument: return " in \(path) \(context.label)#\(context.index)"
    }
  }
}

/// The paths of the uses of a source, and nothing else.
func paths(_ source: String) -> [String] {
  let facts = FactReader().read(source)
  return facts.uses.map { facts.paths[Int($0.path)].components.joined(separator: ".") }
}

/// The paths of the uses in a body of a method `f` of a type `A`.
func paths(inBody body: String) -> [String] { paths("struct A { func f() {\n\(body)\n} }") }

/// The only member of a name in a source.
func member(_ name: String, of source: String) -> MemberFact? {
  let members = FactReader().read(source).members.filter { $0.name == name }
  return members.count == 1 ? members[0] : nil
}

/// The value of the only member `x` of a source, as `KIND PATH as TYPE (called)`.
func value(_ source: String) -> String? {
  guard let value = member("x", of: source)?.value else { return nil }
  var text = "\(value.kind)"
  if !value.path.isEmpty { text += " " + value.path.joined(separator: ".") }
  if let type = value.castType { text += " as \(type)" }
  if value.isClosureResult { text += " (called)" }
  return text
}
