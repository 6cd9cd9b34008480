import DepFacts
import DepModel
import DepSyntax

/// Writes the default of a parameter as it reads outside of the type.
struct DefaultArgument {
  let names: TypeNameScope

  private var scope: ProjectScope { names.context.scope }

  /// - Throws: Where the value is valid only inside the type.
  func text(of value: DefaultValue) throws(ExtractionRefusal) -> String {
    var text = ""
    for piece in value.text.pieces {
      switch piece {
      case .text(let plain): text += plain
      case .typeName(let name): text += try names.qualified(name)
      case .selfType where names.owner.kind != .protocol: text += names.owner.name
      case .selfType: text += try names.qualified("Self")
      }
    }
    for reference in value.references { try check(reference, in: value) }
    return text
  }

  private func check(
    _ reference: DefaultValue.Reference, in value: DefaultValue
  ) throws(ExtractionRefusal) {
    let isKnown =
      switch reference {
      case .global(let name): isGlobal(name)
      case .implicitMember(let name): !isHiddenMember(name)
      case .member(let name, let base): !isHiddenStatic(name, of: base)
      case .unknown: false
      case .work(let closure):
        throw ExtractionRefusal("the default \(closure) runs code")
      }
    if !isKnown {
      throw ExtractionRefusal(
        "the default \(value.text.plain) is valid only inside the type")
    }
  }

  private func isGlobal(_ name: String) -> Bool {
    scope.globals(named: name, in: names.owner.module).contains { file, member in
      !member.access.isHidden || file == names.home.file && file == names.part.file
    }
  }

  private func isHiddenMember(_ name: String) -> Bool {
    let facts = scope.records[names.part.file].facts
    return facts.members.contains { $0.name == name && isHidden($0, facts) }
  }

  private func isHiddenStatic(_ name: String, of base: String) -> Bool {
    let types = scope.types(named: base, in: names.part.type, file: names.part.file)
    return types.flatMap(scope.parts).contains { part in
      let isElsewhere = part.file != names.home.file
      let facts = scope.records[part.file].facts
      return scope.members(of: part).contains { member in
        guard member.name == name else { return false }
        return isHidden(member, facts)
          || isElsewhere && isHidden(member, facts, inFileOnly: true)
      }
    }
  }

  /// Whether the protocol's file cannot see a member of the member's own file.
  private func isHidden(
    _ member: MemberFact, _ facts: FileFacts, inFileOnly: Bool = false
  ) -> Bool {
    guard member.owner >= 0 else { return false }
    if member.access == .private { return true }
    let isElsewhere = inFileOnly || names.part.file != names.home.file
    guard isElsewhere else { return false }
    let owner = facts.types[Int(member.owner)]
    return member.access == .fileprivate
      || member.access == .implicit && (owner.access == .private || owner.access == .fileprivate)
  }
}
