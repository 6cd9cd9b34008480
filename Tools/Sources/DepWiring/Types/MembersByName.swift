import DepFacts
import DepModel

/// Finds types by what their members are called.
struct MembersByName: Sendable {
  private let scope: ProjectScope
  private let reader: TypeReader
  private var types: [String: Set<Int>] = [:]

  init(scope: ProjectScope, reader: TypeReader) {
    self.scope = scope
    self.reader = reader
    for (file, record) in scope.records.enumerated() where record.role == .source {
      for member in record.facts.members where member.owner >= 0 {
        let part = DeclarationPart(file: file, fact: Int(member.owner))
        if let type = scope.type(of: part) { types[member.name, default: []].insert(type) }
      }
    }
  }

  /// Classes, structs and actors that could conform to a protocol and do not.
  func types(withAllMembersOf asked: Int) -> [Int] {
    let protocols = [asked] + scope.protocols(of: asked)
    let demands = Set(protocols.flatMap { signatures(of: $0, isDemanded: true) })
    guard !demands.isEmpty else { return [] }
    let names = Set(demands.map(\.name))
    let first = types[names.min() ?? ""] ?? []
    return names.reduce(first) { $0.intersection(types[$1] ?? []) }.sorted().filter { type in
      [.class, .struct, .actor].contains(scope.model.types[type].kind)
        && !scope.protocols(of: type).contains(asked)
        && has(demands, signatures(of: type, isDemanded: false))
    }
  }

  private func has(_ demands: Set<Signature>, _ members: Set<Signature>) -> Bool {
    demands.allSatisfy { demand in
      members.contains { member in
        demand.name == member.name && demand.labels == member.labels
          && demand.isStatic == member.isStatic
          && zip(demand.types, member.types).allSatisfy { $0 == $1 || $1 == nil }
      }
    }
  }

  private struct Signature: Hashable {
    let name: String
    let labels: [String]
    let isStatic: Bool
    /// The types of the parameters and of the result, in one spelling; nil for one that Swift
    /// infers.
    let types: [String?]
  }

  /// Those of a protocol without the members of its extensions.
  private func signatures(of type: Int, isDemanded: Bool) -> Set<Signature> {
    let parts = scope.parts(of: type).filter {
      !isDemanded || scope.fact($0).kind == .protocol
    }
    return parts.reduce(into: []) { signatures, part in
      for member in scope.members(of: part) where member.kind != .initializer {
        let inferred = member.kind == .function ? "Void" : nil
        let written = member.parameters.map(\.type) + [member.type ?? inferred]
        signatures.insert(
          Signature(
            name: member.name, labels: member.parameters.map(\.label),
            isStatic: member.flags.contains(.isStatic),
            types: written.map { written in
              written.map { reader.meaning(of: $0, in: type, file: part.file).key }
            }))
      }
    }
  }
}
