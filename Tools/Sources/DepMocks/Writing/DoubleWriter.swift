import DepSyntax

/// Writes one double.
struct DoubleWriter: Sendable {
  let double: TestDouble
  let callBuilder: CallBuilder
  let access: String
  /// What the user has written into it.
  let kept: [String]

  private var names: RecordNames {
    var taken: Set<String> = []
    for member in double.members.flat() {
      taken.insert(member.name)
      for parameter in member.parameters {
        taken.insert(parameter.name)
        taken.formUnion(parameter.type.names)
      }
      if let result = member.result { taken.formUnion(result.names) }
    }
    taken.formUnion(double.genericParameters.map(\.name))
    taken.formUnion(double.aliases.map(\.name))
    return RecordNames(taken: taken)
  }

  func lines() -> [String] {
    let names = names
    let writer = MemberWriter(
      double: double, callBuilder: callBuilder,
      memberNames: MemberNames(double.members, in: double.name),
      recordNames: names, access: access)
    var body: [String] = double.aliases.map { "\(access)typealias \($0.name) = \($0.type)" }
    if !body.isEmpty { body.append("") }
    body += initializer
    body += writer.members(double.members)
    body += equality
    body += lock(
      writer.lockedFields(double.members, isStatic: false), type: names.type,
      name: names.instance, isStatic: false)
    body += lock(
      writer.lockedFields(double.members, isStatic: true), type: names.staticType,
      name: names.statics, isStatic: true)
    body += ["", KeptParts.start(double.name)] + kept + [KeptParts.end]
    return [
      "/// A double of `\(double.title)`: what has no handler fails the test that calls it."
    ] + double.attributes + ["\(head) {"] + body.indentedBut(kept) + ["}"]
  }

  private var head: String {
    var head = ""
    switch double.isolation {
    // Said, because a module or an inherited protocol may isolate what says nothing.
    case .none:
      let inherits = double.superclass != nil && double.superclass != "NSObject"
      head = inherits ? "" : "nonisolated "
    case .globalActor(let name): head = "@\(name) "
    case .actor: break
    }
    head += access + (double.isolation == .actor ? "actor " : "final class ") + double.name
    if !double.genericParameters.isEmpty {
      head += "<\(double.genericParameters.map(\.text).joined(separator: ", "))>"
    }
    let parents = (double.superclass.map { [$0] } ?? []) + double.conformances
    head += ": \(parents.joined(separator: ", "))"
    if !double.requirements.isEmpty {
      head += " where \(double.requirements.joined(separator: ", "))"
    }
    return head
  }

  private var isolated: Bool { if case .globalActor = double.isolation { true } else { false } }

  /// A double with a superclass inherits that class's initializers.
  private var initializer: [String] {
    if double.superclass == "NSObject" { return ["\(access)override init() { super.init() }"] }
    if double.superclass != nil { return [] }
    return ["\(isolated ? "nonisolated " : "")\(access)init() {}"]
  }

  private var equality: [String] {
    guard double.superclass != "NSObject" else { return [] }
    let isolation = double.isolation == .none ? "" : "nonisolated "
    var lines: [String] = []
    if double.needsEquality {
      let free = double.isolation == .actor ? "" : isolation
      lines += [
        "",
        "\(free)\(access)static func == (lhs: \(double.name), rhs: \(double.name)) -> Bool {",
        "  lhs === rhs", "}",
      ]
    }
    if double.needsHash, !double.members.flat().contains(where: { $0.name == "hash" }) {
      lines += [
        "", "\(isolation)\(access)func hash(into hasher: inout Hasher) {",
        "  hasher.combine(ObjectIdentifier(self))", "}",
      ]
    }
    return lines
  }

  private func lock(
    _ fields: [String], type: String, name: String, isStatic: Bool
  ) -> [String] {
    guard !fields.isEmpty else { return [] }
    let isolation = double.isolation == .none ? "" : "nonisolated "
    let state = ["", "nonisolated private struct \(type) {"] + fields.indented + ["}", ""]
    guard isStatic else {
      return state + ["\(isolation)private let \(name) = \(MockSupport.name).Guarded(\(type)())"]
    }
    let free = double.isolation == .actor ? "" : isolation
    let reset = [
      "", "/// Forgets what the type was asked for: tests in one process share it.",
      "\(free)\(access)static func resetStatics() { \(name).withLock { $0 = \(type)() } }",
    ]
    guard double.genericParameters.isEmpty else {
      return state + [
        "\(free)private static var \(name): \(MockSupport.name).Guarded<\(type)> {",
        "  \(MockSupport.name).statics(of: Self.self, \(type)())", "}",
      ] + reset
    }
    return state + ["\(free)private static let \(name) = \(MockSupport.name).Guarded(\(type)())"]
      + reset
  }
}

extension [String] {
  /// Two columns further to the right, but for lines that the user wrote.
  fileprivate func indentedBut(_ kept: [String]) -> [String] {
    guard let start = lastIndex(where: KeptParts.isStart) else { return indented }
    return Array(self[...start]).indented + kept + ["  " + KeptParts.end]
  }
}
