import DepSyntax

/// The members that a user has written into a double, which take the place of generated ones.
struct KeptMembers: Sendable {
  private let signatures: Set<MemberSignature>

  init(_ lines: [String]) { signatures = MemberSignature.all(in: lines.joined(separator: "\n")) }

  func has(_ member: Member) -> Bool {
    signatures.contains(
      MemberSignature(
        member.kind == .property ? "var \(member.name)" : member.name, isStatic: member.isStatic,
        parameters: member.parameters.map { ($0.label, $0.type.text) }))
  }
}
