import DepFacts
import DepModel
import DepSyntax

/// Writes the default of a parameter as it reads outside of the type.
struct DefaultArgument {
  let names: TypeNameScope

  private var scope: ProjectScope { names.context.scope }

  /// - Throws: Where the value means something only inside of the type.
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
        throw ExtractionRefusal("the default \(closure) does something")
      }
    if !isKnown {
      throw ExtractionRefusal(
        "the default \(value.text.plain) means something only inside of the type")
    }
  }

  private func isGlobal(_ name: String) -> Bool {
    for (file, record) in scope.records.enumerated() where record.module == names.owner.module {
      for member in record.facts.members where member.owner < 0 && member.name == name {
        let isHidden = member.access == .private || member.access == .fileprivate
        if !isHidden || file == names.home.file && file == names.part.file { return true }
      }
    }
    return false
  }

  private func isHiddenMember(_ name: String) -> Bool {
    let facts = scope.records[names.part.file].facts
    return facts.members.contains { $0.name == name && isHidden($0, facts) }
  }

  private func isHiddenStatic(_ name: String, of base: String) -> Bool {
    let last = base == "Self" ? names.owner.name.lastName : base.lastName
    for (file, record) in scope.records.enumerated() {
      for member in record.facts.members where member.name == name && member.owner >= 0 {
        guard record.facts.types[Int(member.owner)].name.lastName == last else { continue }
        let isElsewhere = file != names.home.file
        let isFileprivate = isHidden(member, record.facts, inFileOnly: true)
        if isHidden(member, record.facts) || isElsewhere && isFileprivate { return true }
      }
    }
    return false
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
