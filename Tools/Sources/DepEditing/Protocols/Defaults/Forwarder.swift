import DepMigration
import DepModel
import DepFacts
import DepSyntax
import SwiftSyntax

/// A method of an extension that fills in the defaults which a protocol cannot have.
struct Forwarder {
  let requirement: Requirement
  /// The positions of the parameters that it fills in.
  let omitted: [Int]
  /// The defaults by position: those that are filled in, and those that tell about the caller.
  let values: [Int: String]
  /// The positions whose default tells about the caller, so that they stay parameters.
  let magic: Set<Int>

  /// - Throws: Where the call cannot be handed on.
  init(
    _ requirement: Requirement, omitting omitted: [Int], defaults: DefaultArgument
  ) throws(SeamRefusal) {
    var values: [Int: String] = [:]
    var magic: Set<Int> = []
    let parameters = requirement.candidate.parameters
    for index in omitted {
      guard let value = parameters[index].defaultValue?.value else {
        throw SeamRefusal("\(requirement.name) has no default for \(parameters[index].plainText)")
      }
      values[index] = try defaults.text(of: value)
      if DefaultArgument.isMagic(value) { magic.insert(index) }
    }
    self.requirement = requirement
    self.omitted = omitted
    self.values = values
    self.magic = magic
    try check()
  }

  /// The positions of its parameters.
  private var kept: [Int] {
    requirement.parameters.indices.filter { !omitted.contains($0) || magic.contains($0) }
  }

  /// What tells it from others of the same name.
  var key: [String] { requirement.key(omitting: omitted) }

  /// The labels of its parameters; `_` for none.
  var labels: [String] { kept.map { requirement.parameters[$0].label.withoutBackticks } }

  private func check() throws(SeamRefusal) {
    let name = requirement.name
    if requirement.kind == .subscript { throw SeamRefusal("the subscript has a default") }
    for index in kept {
      let parameter = requirement.parameters[index]
      let isHandedOn =
        !parameter.isVariadic && !parameter.type.hasPrefix("repeat ")
        && !["borrowing ", "consuming ", "isolated "].contains {
          parameter.prefix.contains($0) || parameter.type.hasPrefix($0)
        }
      if !isHandedOn {
        throw SeamRefusal("\(name) has a default beside a parameter that cannot be handed on")
      }
    }
    if requirement.effects.contains("rethrows"),
      omitted.contains(where: { requirement.parameters[$0].type.contains("throws") })
    {
      throw SeamRefusal("\(name) rethrows what a default throws")
    }
    try checkGenerics()
  }

  /// Every generic parameter has to follow from what is still passed.
  private func checkGenerics() throws(SeamRefusal) {
    guard case .function(let function) = requirement.candidate.kind,
      let clause = function.genericParameterClause
    else { return }
    let texts = kept.map { requirement.parameters[$0].type } + [requirement.result ?? ""]
    for parameter in clause.parameters {
      let name = parameter.name.text
      guard texts.contains(where: { $0.words.contains(name) }) else {
        throw SeamRefusal("\(requirement.name) has a default that decides \(name)")
      }
    }
  }

  /// The method, each line indented by a step that starts with `indentation`.
  func lines(indentation: String, access: AccessLevel) -> [String] {
    var copy = requirement
    copy.modifiers = [access.prefix.trimmed].filter { !$0.isEmpty } + copy.modifiers
    copy.parameters = kept.map { index in
      var parameter = requirement.parameters[index]
      if parameter.name == "_" {
        parameter.names = "\(parameter.label) \(name(of: index))"
      }
      if magic.contains(index), let value = values[index] { parameter.type += " = \(value)" }
      return parameter
    }
    return copy.lines(indentation: indentation, suffix: " {")
      + call(indentation: indentation).map { indentation + indentation + $0 } + [indentation + "}"]
  }

  /// The lines of the call, the arguments on lines of their own where one is too long.
  private func call(indentation: String) -> [String] {
    var prefix = requirement.effects.contains("throws") ? "try " : ""
    if requirement.effects.contains("async") { prefix += "await " }
    let base = requirement.name.withoutBackticks
    let isHidden = kept.contains {
      requirement.parameters[$0].name.withoutBackticks == base
    }
    let arguments = requirement.parameters.indices.map(argument)
    let callee = prefix + (isHidden ? "self.\(requirement.name)" : requirement.name)
    let line = "\(callee)(\(arguments.joined(separator: ", ")))"
    guard indentation.count * 2 + line.count > 100 else { return [line] }
    return ["\(callee)("]
      + arguments.indices.map {
        indentation + arguments[$0] + ($0 == arguments.count - 1 ? "" : ",")
      } + [")"]
  }

  /// The name of a parameter in the body, where one that has none needs it too.
  private func name(of index: Int) -> String {
    let name = requirement.parameters[index].name
    return name == "_" ? "value\(index + 1)" : name.withoutBackticks.escaped
  }

  private func argument(_ index: Int) -> String {
    let parameter = requirement.parameters[index]
    let label = parameter.label == "_" ? "" : "\(parameter.label): "
    if !kept.contains(index) { return label + (values[index] ?? "") }
    let name = name(of: index)
    if parameter.type.hasPrefix("inout ") { return "\(label)&\(name)" }
    if parameter.prefix.contains("@autoclosure") || parameter.type.contains("@autoclosure") {
      return "\(label)\(name)()"
    }
    return label + name
  }
}

extension String {
  fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }

  /// The names in a text.
  fileprivate var words: Set<String> {
    Set(split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }
}
