import DepFacts
import DepModel
package import DepSyntax

/// Names the property that holds the dependencies of a class apart from those of the classes above
/// and below it, which cannot declare the same name again.
package struct PropertyNaming {
  private let project: ProjectTrees

  package init(project: ProjectTrees) { self.project = project }

  package func nameApart(_ intents: inout [TypeIntent]) {
    let planned = Dictionary(
      uniqueKeysWithValues: intents.filter(\.declaresProperty).map { ($0.shape.type, $0) })
    let uses = intents.flatMap { intent in
      intent.uses.map { (type: intent.shape.type, use: $0) }
    }
    for index in intents.indices where intents[index].declaresProperty {
      let shape = intents[index].shape
      guard shape.isClass else { continue }
      let below = project.scope.subclasses(of: shape.type)
      let meets = below.contains { subclass in
        let isInside = project.model.types[subclass].name.hasPrefix(shape.entry.name + ".")
        return (isInside || intents[index].isPropertyVisible)
          && (planned[subclass] != nil || declares(subclass))
      }
      guard meets || inherits(shape) else { continue }
      let name = shape.entry.name.lastName
      let short = String(name.lastWord)
      let isShort =
        short.count > 2 && !meets && !intents[index].isPropertyVisible && inheritsFromSDK(shape)
        && !sees(short.lowerCamel + "Dependencies", shape)
        && !mentions(short.lowerCamel + "Dependencies", shape)
        && !project.scope.superclasses(of: shape.type).contains { base in
          planned[base] != nil && project.model.types[base].name.lastName.cappedWords == short
        }
      intents[index].propertyName = free(
        (isShort ? short : capped(name, shape)).lowerCamel + "Dependencies",
        in: [shape.type] + below,
        uses.filter { below.contains($0.type) || $0.type == shape.type }.map(\.use))
    }
  }

  /// Without the first words of a name that no line has room for twice, unless a class above or
  /// below has the same last words.
  private func capped(_ name: String, _ shape: TypeShape) -> String {
    let capped = name.cappedWords
    let family =
      project.scope.superclasses(of: shape.type) + project.scope.subclasses(of: shape.type)
    let isTaken = family.contains {
      project.model.types[$0].name.lastName.cappedWords == capped
    }
    return isTaken || mentions(capped.lowerCamel + "Dependencies", shape) ? name : capped
  }

  /// A name that none of these types declares, and that nothing around the uses binds.
  private func free(_ name: String, in types: [Int], _ uses: [UseIntent]) -> String {
    let names = [name, "injected" + name.upperCamel]
    let declared = Set(types.flatMap { project.scope.members(of: $0).map(\.name) })
    return names.first { name in
      !declared.contains(name)
        && !uses.contains { $0.use.site.member?.binds(name) == true }
    } ?? name
  }

  /// Whether the name stands anywhere in the files of a type.
  private func mentions(_ name: String, _ shape: TypeShape) -> Bool {
    project.scope.parts(of: shape.type).contains { part in
      project.source(part.file).map { String(decoding: $0.bytes, as: UTF8.self).contains(name) }
        ?? true
    }
  }

  private func declares(_ type: Int) -> Bool {
    project.scope.members(of: type).contains {
      $0.name == "dependencies" && !$0.flags.contains(.isStatic)
    }
  }

  /// Whether a class above has a property `dependencies` that the type can see.
  private func inherits(_ shape: TypeShape) -> Bool {
    inheritsFromSDK(shape) || sees("dependencies", shape)
  }

  private func inheritsFromSDK(_ shape: TypeShape) -> Bool {
    let known = project.scope.sdk.names(in: .classesWithDependencies)
    return !project.scope.inheritedNames(of: shape.type).isDisjoint(with: known)
  }

  /// Whether a class above declares a property of that name where the type can see it.
  private func sees(_ name: String, _ shape: TypeShape) -> Bool {
    project.scope.superclasses(of: shape.type).contains { base in
      // What stands inside of a type sees its private members too.
      let isInside = shape.entry.name.hasPrefix(project.model.types[base].name + ".")
      return project.scope.members(of: base).contains {
        $0.name == name && (!$0.access.isHidden || isInside) && !$0.flags.contains(.isStatic)
      }
    }
  }
}

extension String {
  /// The last words of a long name in camel case: `ContextMenuAndToolbar`.
  fileprivate var cappedWords: String {
    var rest = self[...]
    let joining = ["And", "For", "In", "Of", "With"]
    while rest.count > 28, let next = rest.dropFirst().firstIndex(where: \.isUppercase) {
      rest = rest[next...]
      while let word = joining.first(where: { rest.hasPrefix($0) }),
        rest.dropFirst(word.count).first?.isUppercase == true
      {
        rest = rest.dropFirst(word.count)
      }
    }
    return String(rest)
  }

  /// The last word of a name in camel case: `Operation` of `FetchAppIDsOperation`.
  fileprivate var lastWord: Substring {
    lastIndex(where: \.isUppercase).map { self[$0...] } ?? self[...]
  }
}

extension TypeIntent {
  /// Whether the type gains its `Dependencies` and the property for it.
  var declaresProperty: Bool {
    if case .declared = structure { base?.form != .same } else { false }
  }
}
