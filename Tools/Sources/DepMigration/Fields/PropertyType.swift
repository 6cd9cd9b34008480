import DepFacts
import DepModel
import DepSyntax

/// The type of a property of the project, as code of other types writes it.
enum PropertyType {
  /// As written, or as the call that makes its value tells; nil where neither does, and for a type
  /// with `!`, which means a value or an optional, depending on the place.
  ///
  /// `isUnwrapped` tells that the place unwraps such a value, as that of a member does.
  static func of(
    _ member: MemberFact, in holder: Int, _ project: ProjectTrees, isUnwrapped: Bool = false
  ) -> FieldType? {
    let scope = project.scope
    guard isTheSameInAllBuilds(member, in: holder, scope) else { return nil }
    let isImplicit = isUnwrapped && member.type?.hasSuffix("!") == true
    guard let written = isImplicit ? member.type.map({ String($0.dropLast()) }) : member.type else {
      guard let value = member.value else { return nil }
      if value.kind == .closure {
        let called = closure(of: member, in: holder, project)?.calledAsOnlyResult
        return called.flatMap { made(by: $0, near: holder, scope) }.map { FieldType("() -> \($0)") }
      }
      guard value.kind == .call, value.path.count == 1, let call = value.path.first else {
        return nil
      }
      return made(by: call, near: holder, scope).map { FieldType($0) }
    }
    let type = FieldType(written)
    // That of a protocol would lose its '.Type'.
    if type.isImplicitlyUnwrapped || written.hasSuffix(".Type") { return nil }
    let full = scope.qualified(written, in: holder)
    let id = scope.type(named: type.name, in: holder)
    let isBare =
      type.isPlainName && id.map { project.model.types[$0].kind == .protocol } == true
    guard isBare else { return FieldType(full) }
    return FieldType(type.isOptional ? "(any \(full.dropLast()))?" : "any \(full)")
  }

  /// The type that a call makes, as the facts write it.
  static func made(by call: String, near holder: Int, _ scope: ProjectScope) -> String? {
    // A generic type could not be made without an argument, so the name is the whole type.
    let isOutside =
      call.isCapitalized && call.hasSuffix("()")
      && scope.type(named: call.baseName, in: holder) == nil
      && !scope.sdk.lists(call, in: .initializersThatFail)
    guard isOutside || scope.makesItself(call, near: holder) else { return nil }
    return scope.qualified(call.baseName, in: holder)
  }

  private static func closure(
    of member: MemberFact, in holder: Int, _ project: ProjectTrees
  ) -> MemberSite? {
    let part = project.scope.parts(of: holder).first {
      project.scope.members(of: $0).contains(member)
    }
    guard let part, let source = project.source(part.file) else { return nil }
    return MemberSite(at: Int(member.position.offset), in: source)
  }

  /// Targets, and branches of `#if`, may each declare the property, with another object in it.
  static func isTheSameInAllBuilds(
    _ member: MemberFact, in holder: Int, _ scope: ProjectScope
  ) -> Bool {
    scope.members(of: holder).allSatisfy { other in
      guard other.name == member.name, other.isProperty, member.isProperty,
        other.flags.contains(.isStatic) == member.flags.contains(.isStatic)
      else { return true }
      return other.type == member.type
        && (member.type != nil || other.value?.path == member.value?.path)
    }
  }
}
