import DepFacts

/// The functions and types of a project whose closures give no value, by their names.
struct ClosuresWithoutResult: Sendable {
  private let names: Set<String>

  init(_ records: [SourceRecord]) {
    var silent: Set<String> = []
    var speaking: Set<String> = []
    for record in records {
      let types = record.facts.types
      for member in record.facts.members {
        let holder = member.owner >= 0 ? types[Int(member.owner)] : nil
        switch member.kind {
        case .function:
          Self.note(member.parameters.map(\.type), member.name, &silent, &speaking)
        case .initializer:
          guard let holder else { continue }
          Self.note(member.parameters.map(\.type), holder.name.lastName, &silent, &speaking)
        case .storedProperty:
          // The memberwise initializer takes it.
          guard let holder, holder.kind == .struct, let type = member.type else { continue }
          Self.note([type], holder.name.lastName, &silent, &speaking)
        default: continue
        }
      }
    }
    names = silent.subtracting(speaking)
  }

  func contains(_ name: String) -> Bool { names.contains(name) }

  private static func note(
    _ types: [String], _ name: String, _ silent: inout Set<String>, _ speaking: inout Set<String>
  ) {
    for type in types where type.hasArrow {
      if givesNothing(type) { silent.insert(name) } else { speaking.insert(name) }
    }
  }

  /// Whether a type as written is a closure that gives no value: `((Int) -> Void)?`.
  private static func givesNothing(_ type: String) -> Bool {
    guard let arrow = type.ranges(of: "->").last else { return false }
    let result = type[arrow.upperBound...].filter { !" )?!".contains($0) }
    return result == "Void" || result == "("
  }
}
