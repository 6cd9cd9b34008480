import DepFacts
import DepModel
import DepSyntax

/// Finds the type of a property from what it begins with, where that is certain.
struct TypeInference {
  let names: OutsideNames

  private var scope: ProjectScope { names.scope.context.scope }

  func type(of property: MemberDeclaration) throws(ExtractionRefusal) -> String {
    guard !isWrapped(property), let value = property.initialValue, let type = try type(of: value)
    else { throw ExtractionRefusal("\(property.name) has no written type") }
    return type
  }

  private func isWrapped(_ property: MemberDeclaration) -> Bool {
    property.attributes.hasConditional
      || property.attributes.list.contains {
        !scope.sdk.lists($0.name, in: .plainPropertyAttributes)
          && !Self.wrappersOfTheSameType.contains($0.name)
      }
  }

  /// Wrappers whose property has the type of what it begins with.
  private static let wrappersOfTheSameType: Set<String> = [
    "AppStorage", "Published", "SceneStorage",
  ]

  private func type(of value: InitialValue) throws(ExtractionRefusal) -> String? {
    switch value {
    // A type of the project may have taken the name.
    case .literal(let name): return try names.scope.qualified(name) == name ? name : nil
    case .literals(let name): return "[\(name)]"
    case .cast(let type), .emptyCollection(let type): return try names.text(of: type)
    case .call(let path, let generics, let labels):
      let called = path.joined(separator: ".")
      if let result = scope.sdk.text(of: called, in: .memberTypes) { return result }
      guard isCertain(called, isGeneric: generics != nil, labels) else { return nil }
      let first = try names.scope.qualified(path.first ?? "")
      let name = ([first] + path.dropFirst()).joined(separator: ".")
      guard let generics else { return name }
      return name + (try names.text(of: generics))
    }
  }

  /// Whether the call gives a value of just that type.
  private func isCertain(_ name: String, isGeneric: Bool, _ labels: String) -> Bool {
    let part = names.scope.part
    guard let type = scope.type(named: name, in: part.type, file: part.file) else {
      // What several modules declare, and the file imports none of, is not known.
      return !scope.isDeclared(name)
        && (isGeneric || scope.sdk.makesItself(name + labels)
          || labels == "()" && !scope.isAlias(name.lastName))
    }
    return scope.ownParts(of: type).allSatisfy { part in
      let facts = scope.records[part.file].facts
      let isPlain = facts.types[part.fact].genericParameters.isEmpty || isGeneric
      return isPlain
        && !facts.members.contains {
          $0.owner == Int32(part.fact) && $0.kind == .initializer
            && $0.flags.contains(.isFailable)
        }
    }
  }
}
