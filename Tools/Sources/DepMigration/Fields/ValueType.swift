import DepFacts
import DepModel
import DepSyntax

/// The type of a variable without a written one, where the form of its value tells it.
enum ValueType {
  /// `[Window]` for `static var list = [Window]()`; nil where the form is not certain.
  ///
  /// `owner` is a type beside which the names mean what they mean in the declaration.
  static func of(
    _ member: MemberFact, in file: Int, near owner: Int, _ project: ProjectTrees
  ) -> String? {
    let offset = Int(member.position.offset)
    guard member.kind == .storedProperty, let source = project.source(file) else { return nil }
    guard let site = MemberSite(at: offset, in: source) else { return nil }
    if let told = site.typeOfOnlyValue({ project.scope.makesItself($0, near: owner) }) {
      return told
    }
    guard site.beginsWithPlainStatic else { return nil }
    return member.value.flatMap { ofStatic($0, near: owner, project.scope) }
  }

  /// `Mode` for a case of it, as in `Mode.compact`, and the written result for a static function:
  /// `Color` for `Palette.blue()`.
  private static func ofStatic(
    _ value: ValueShape, near owner: Int, _ scope: ProjectScope
  ) -> String? {
    guard value.castType == nil, !value.isClosureResult, value.path.count > 1,
      let last = value.path.last
    else { return nil }
    let holder = value.path.dropLast().joined(separator: ".")
    guard let id = scope.type(named: holder, in: owner) else { return nil }
    let name = last.baseName
    let all = scope.lineage(of: id) + scope.protocols(of: id)
    guard all.allSatisfy({ !scope.isGeneric($0) }) else { return nil }
    let found = all.flatMap { scope.parts(of: $0) }.flatMap { scope.members(of: $0) }.filter {
      $0.name.baseName == name && ($0.kind == .enumCase || $0.flags.contains(.isStatic))
    }
    if found.count == 1, found[0].kind == .enumCase {
      // A case without what it takes is a function.
      return found[0].parameters.isEmpty == (value.kind == .reference)
        ? scope.qualified(holder, in: owner) : nil
    }
    guard value.kind == .call, let type = found.first?.type, !type.hasSuffix("!"),
      type.replacing(word: "Self", with: "") == type,
      found.allSatisfy({
        $0.kind == .function && $0.type == type && $0.genericParameters.isEmpty
      })
    else { return nil }
    return scope.qualified(type, in: id)
  }
}
