import DepModel
import DepSyntax

/// Finds what written types mean in a file of the project.
struct TypeReader: Sendable {
  let scope: ProjectScope

  /// The meaning of a type that is written between the braces of a type.
  func meaning(of text: String, in owner: Int?, file: Int) -> MeantType {
    meaning(of: WrittenType(parsing: text), in: owner, file: file)
  }

  func meaning(of written: WrittenType, in owner: Int?, file: Int) -> MeantType {
    meaning(of: written, attributes: [], Place(owner: owner, file: file))
  }

  /// The type of the project itself, as its name spells it.
  func meaning(of type: Int) -> MeantType {
    MeantType(key: "#\(type)", text: scope.model.types[type].name, type: type)
  }

  private struct Place {
    let owner: Int?
    let file: Int
    var aliasDepth = 0
  }

  private func meaning(
    of written: WrittenType, attributes: [String], _ place: Place
  ) -> MeantType {
    switch written.form {
    case .parenthesized(let inner), .existential(let inner), .opaque(let inner):
      return meaning(of: inner, attributes: attributes, place).written(as: written.text)
    case .attributed(let extra, let inner):
      return meaning(of: inner, attributes: attributes + extra.attributes, place)
        .written(as: written.text)
    case .optional(let inner), .implicitlyUnwrapped(let inner):
      return optional(meaning(of: inner, attributes: [], place), written.text)
    case .array(let inner):
      let element = meaning(of: inner, attributes: [], place)
      return MeantType(key: "[\(element.key)]", text: written.text, element: element)
    case .dictionary(let key, let value):
      let parts = [key, value].map { meaning(of: $0, attributes: [], place).key }
      return MeantType(key: "[\(parts[0]):\(parts[1])]", text: written.text)
    case .composition:
      // Markers say nothing of which type is meant.
      let parts = written.parts.map { meaning(of: $0, attributes: [], place) }
        .filter { !["AnyObject", "Sendable"].contains($0.key) }
      if parts.count == 1 { return parts[0].written(as: written.text) }
      return MeantType(
        key: parts.map(\.key).sorted().joined(separator: "&"), text: written.text, parts: parts)
    case .function(let function):
      return meaning(of: function, attributes: attributes, written.text, place)
    case .name(let name): return meaning(of: name, written, place)
    default: return MeantType(key: written.text, text: written.text)
    }
  }

  private func optional(_ wrapped: MeantType, _ text: String) -> MeantType {
    MeantType(key: wrapped.key + "?", text: text, wrapped: wrapped)
  }

  private func meaning(
    of name: WrittenType.Name, _ written: WrittenType, _ place: Place
  ) -> MeantType {
    let arguments = name.genericArguments.map {
      meaning(of: WrittenType(parsing: $0), attributes: [], place)
    }
    if name.last == "Optional", let inner = arguments.first { return optional(inner, written.text) }
    if name.last == "Array", let element = arguments.first {
      return MeantType(key: "[\(element.key)]", text: written.text, element: element)
    }
    let path = written.path ?? name.last
    if arguments.isEmpty, let aliased = aliased(path, written.text, place) { return aliased }
    guard let type = scope.type(named: path, in: place.owner, file: place.file) else {
      // A module in front of a name says nothing about the type.
      let base = name.base?.path
      let isModule =
        base.map { !$0.contains(".") && scope.types(named: $0, in: nil, file: place.file).isEmpty }
        ?? true
      let key = isModule ? name.last : path
      return MeantType(key: key + Self.list(arguments), text: written.text)
    }
    return MeantType(
      key: "#\(type)" + Self.list(arguments), text: written.text,
      type: arguments.isEmpty ? type : nil)
  }

  /// What an alias stands for, where that is more than another name.
  private func aliased(_ path: String, _ text: String, _ place: Place) -> MeantType? {
    guard scope.isAlias(path.lastName), place.aliasDepth < 8, let owner = place.owner,
      case .alias(let target, let around) = scope.meaning(of: path, in: owner)
    else { return nil }
    let inner = Place(owner: around ?? owner, file: place.file, aliasDepth: place.aliasDepth + 1)
    let meant = meaning(of: WrittenType(parsing: target), attributes: [], inner)
    return meant.type == nil ? meant.written(as: text) : nil
  }

  private static func list(_ arguments: [MeantType]) -> String {
    arguments.isEmpty ? "" : "<\(arguments.map(\.key).joined(separator: ","))>"
  }

  private func meaning(
    of function: WrittenType.Function, attributes: [String], _ text: String, _ place: Place
  ) -> MeantType {
    let parameters = function.parameters.map { meaning(of: $0.type, attributes: [], place) }
    let result =
      function.result.isVoid ? nil : meaning(of: function.result, attributes: [], place)
    let meant = MeantType.Function(
      parameters: parameters, names: function.parameters.map(\.name),
      result: result.map { [$0] } ?? [],
      isSendable: attributes.contains("@Sendable"), isAsync: function.isAsync,
      isThrowing: function.throwsClause != nil,
      actor: scope.actor(in: attributes.map { String($0.dropFirst()) }).map { "@" + $0 })
    let effects = (meant.isAsync ? "async " : "") + (meant.isThrowing ? "throws " : "")
    return MeantType(
      key: "(\(parameters.map(\.key).joined(separator: ",")))\(effects)->\(result?.key ?? "()")",
      text: text, function: meant)
  }
}

extension MeantType {
  fileprivate func written(as text: String) -> MeantType {
    MeantType(
      key: key, text: text, type: type, wrapped: wrapped, parts: parts, function: function,
      element: arrayElement)
  }
}
