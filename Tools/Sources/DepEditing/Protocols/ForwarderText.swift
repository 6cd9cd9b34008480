import DepFacts
import DepMigration
import DepModel
import DepSyntax

extension DefaultForwarder {
  /// The method, in an extension that is indented by `outer`.
  func lines(_ style: SourceStyle, outer: String, access: AccessLevel) -> [String] {
    let indentation = style.indentation
    var copy = requirement
    copy.modifiers = [access.word].filter { !$0.isEmpty } + copy.modifiers
    copy.parameters = kept.map { index in
      var parameter = requirement.parameters[index]
      if parameter.name == "_" {
        parameter.names = "\(parameter.label) \(name(of: index))"
      }
      if aboutCaller.contains(index), let value = values[index] { parameter.type += " = \(value)" }
      return parameter
    }
    return copy.lines(style, outer: outer, opensBody: true)
      + call(style, outer: outer).map { indentation + indentation + $0 } + [indentation + "}"]
  }

  /// The lines of the call, the arguments on lines of their own where one is too long.
  private func call(_ style: SourceStyle, outer: String) -> [String] {
    let indentation = style.indentation
    var prefix = requirement.effects.contains("throws") ? "try " : ""
    if requirement.effects.contains("async") { prefix += "await " }
    let base = requirement.name.withoutBackticks
    let isHidden = kept.contains {
      requirement.parameters[$0].name.withoutBackticks == base
    }
    let arguments = requirement.parameters.indices.map(argument)
    let callee = prefix + (isHidden ? "self.\(requirement.name)" : requirement.name)
    let line = "\(callee)(\(arguments.joined(separator: ", ")))"
    guard style.columns(outer + indentation + indentation + line) > style.newLineLimit,
      !arguments.isEmpty
    else { return [line] }
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

extension AccessLevel {
  /// What is written before a declaration; empty where nothing is needed.
  var word: String {
    switch self {
    case .private: "private"
    case .fileprivate: "fileprivate"
    case .implicit, .internal: ""
    case .package: "package"
    case .public, .open: "public"
    }
  }
}
