import DepFacts
import DepModel
import DepSyntax

/// Decides whether a variable without a written type may hold nil.
struct InferredOptional {
  let project: ProjectTrees

  /// Nil where neither the form of its value nor what makes the value tells.
  func isOptional(_ singleton: Singleton) -> Bool? {
    guard let member = project.scope.member(of: singleton) else { return false }
    if let type = member.type { return FieldType(type).isOptional }
    guard let value = member.value else { return false }
    // In a closure that is called at once, the path is not all of the value.
    if value.castType != nil { return castType(of: member, in: singleton.place.file)?.isOptional }
    switch project.source(singleton.place.file)?
      .unwrapping(ofVariableAt: Int(member.position.offset))
    {
    case .optional: return true
    case .unwrapped: return false
    case .asMade: return mayBeNil(value.path, of: singleton)
    case nil: return value.isClosureResult && mayBeNil(value.path, of: singleton) ? nil : false
    }
  }

  /// The type to which the last of the value is cast: `value as! Menu`, `value as? Menu`.
  private func castType(of member: MemberFact, in file: Int) -> FieldType? {
    project.source(file).flatMap { MemberSite(at: Int(member.position.offset), in: $0) }?
      .typeOfOnlyValue { _ in false }.map { FieldType($0) }
  }

  /// Whether what the chain names gives an optional.
  private func mayBeNil(_ path: [String], of singleton: Singleton) -> Bool {
    guard let last = path.last else { return false }
    let names = path.map(\.baseName)
    let isInitializer = last.baseName == "init"
    let typeName = (isInitializer ? names.dropLast() : names[...]).joined(separator: ".")
    let labels = String(last.dropFirst(last.baseName.count))
    if project.scope.sdk.lists(typeName + labels, in: .initializersThatFail) { return true }
    if let made = type(typeName, near: singleton) {
      return project.scope.members(of: made).contains {
        $0.kind == .initializer && $0.flags.contains(.isFailable)
          && "(\($0.parameters.map { $0.label + ":" }.joined()))" == labels
      }
    }
    return declared(names, near: singleton).contains { member in
      member.type.map { FieldType($0).isOptional } == true
    }
  }

  private func type(_ name: String, near singleton: Singleton) -> Int? {
    project.scope.type(named: name, in: singleton.owner, file: singleton.place.file)
  }

  /// What the project declares under the names: a function or variable of a type, or of a file.
  private func declared(_ names: [String], near singleton: Singleton) -> [MemberFact] {
    guard let name = names.last else { return [] }
    let holder = names.dropLast().joined(separator: ".")
    let holders =
      holder.isEmpty
      ? [singleton.owner].compactMap(\.self)
      : project.scope.types(
        named: holder, in: singleton.owner, file: singleton.place.file)
    let found = holders.flatMap(project.scope.members).filter {
      $0.name == name && $0.flags.contains(.isStatic)
    }
    guard found.isEmpty, holder.isEmpty else { return found }
    return project.scope.globals(named: name, in: singleton.module).map(\.member)
  }
}
