import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// What code outside of an instance calls the container that a call begins with: a global variable,
/// or the static that a property of the instance begins with.
struct ContainerName {
  /// The name in the call.
  let name: String
  /// What the struct writes for it.
  let outside: String

  /// Nil where the container is part of the instance.
  init?(
    _ chain: UseChain, of dependency: Dependency, at site: UseSite, in project: ProjectTrees
  ) {
    // Facts have no name for a member behind `self`.
    let first = chain.components[0] == "*" ? site.oneLine.memberOfSelf : chain.components[0]
    let name = first.baseName
    guard !name.isCapitalized, name.isIdentifier, site.member?.binds(name) != true else {
      return nil
    }
    let scope = project.scope
    let members = dependency.owner.map { owner in
      scope.lineage(of: owner).flatMap { scope.parts(of: $0) }.flatMap { scope.members(of: $0) }
        .filter { $0.name == name }
    }
    self.name = name
    if let member = members?.first {
      guard members?.count == 1, let text = Self.static(member, dependency, project) else {
        return nil
      }
      outside = text
      return
    }
    let file = dependency.owner.map { project.model.types[$0].place.file } ?? dependency.file
    let globals = scope.globals(named: name, in: project.records[file].module)
    guard globals.count == 1, globals[0].member.kind != .function,
      !globals[0].member.access.isHidden
        || globals[0].file == file && dependency.file == file
    else { return nil }
    outside = name
  }

  /// The static that a constant property keeps: `let container = AppContainer.main`.
  private static func `static`(
    _ member: MemberFact, _ dependency: Dependency, _ project: ProjectTrees
  ) -> String? {
    guard member.kind == .storedProperty, member.flags.contains(.isLet),
      !member.flags.contains(.isStatic), member.attributes.isEmpty,
      let value = member.value, value.kind == .reference, value.path.count > 1,
      value.path[0].isCapitalized, value.castType == nil
    else { return nil }
    let holder = value.path.dropLast().joined(separator: ".")
    if let type = project.scope.type(named: holder, in: dependency.owner, file: dependency.file) {
      let kept = project.scope.parts(of: type).flatMap { project.scope.members(of: $0) }.filter {
        $0.name == value.path.last && $0.flags.contains(.isStatic)
      }
      // Another container may stand there when the call is made.
      guard kept.count == 1, kept[0].flags.contains(.isLet) else { return nil }
    }
    return value.path.joined(separator: ".")
  }

  /// The container that a call asks, as code outside of the instance names it.
  func container(asking function: String, in call: String) -> String {
    let line = outside(call)
    let parts = line.split(separator: ".", omittingEmptySubsequences: false)
    return parts.prefix { $0.prefix { $0.isLetter || $0.isNumber || $0 == "_" } != function }
      .joined(separator: ".")
  }

  /// A call with the name that code outside of the instance has for the container.
  func outside(_ call: String) -> String {
    let bare = call.hasPrefix("self.") ? String(call.dropFirst("self.".count)) : call
    return bare.hasPrefix(name + ".") ? outside + bare.dropFirst(name.count) : call
  }
}

extension String {
  /// The member behind `self.` that code begins with; empty for other code.
  fileprivate var memberOfSelf: String {
    guard hasPrefix("self.") else { return "" }
    return String(dropFirst("self.".count).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}
