import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// What the compiler makes of stored properties, which a new one would become a part of.
extension Precondition where Subject == TypeDeclaration {
  static var writesDecoding: Self {
    Self(.synthesisedCodable) {
      $0.inherits(["Codable", "Decodable"]) && !$0.shape.writes(initializer: ["from"])
        ? "'init(from:)' is synthesized" : nil
    }
  }

  static var writesEncoding: Self {
    Self(.synthesisedCodable) {
      $0.inherits(["Codable", "Encodable"]) && !$0.writes("encode")
        ? "'encode(to:)' is synthesized" : nil
    }
  }

  static var isNotCodedByOthers: Self {
    Self(.synthesisedCodable) {
      $0.inherited.intersection($0.project.scope.sdk.names(in: .codableProtocols)).sorted().first
        .map { "'\($0)' encodes the stored properties" }
    }
  }

  static var isNoRawValue: Self {
    Self(.rawRepresentable) {
      $0.shape.isStruct && $0.inherits(["RawRepresentable", "OptionSet"])
        ? "the type holds only its raw value" : nil
    }
  }

  static var writesHash: Self {
    Self(.synthesisedEquality) {
      $0.shape.isStruct && $0.inherits(["Hashable"]) && !$0.writes("hash")
        && !$0.writes("hashValue") ? "'hash(into:)' is synthesized" : nil
    }
  }

  static var writesEquality: Self {
    Self(.synthesisedEquality) {
      $0.shape.isStruct && $0.inherits(["Equatable", "Hashable", "Comparable"])
        && !$0.writes("==") && !$0.isEqualityWrittenElsewhere ? "'==' is synthesized" : nil
    }
  }
}

extension TypeDeclaration {
  /// Whether a function of a file or the extension of a protocol compares two of the type.
  fileprivate var isEqualityWrittenElsewhere: Bool {
    let names = [shape.entry.name, shape.entry.name.lastName]
    return project.records.contains { record in
      record.facts.members.contains { member in
        guard member.name == "==", member.parameters.count == 2 else { return false }
        if member.owner < 0 {
          return member.parameters.allSatisfy { names.contains($0.type) }
        }
        let owner = record.facts.types[Int(member.owner)]
        // In full: a nested type may have the name of a protocol that this one conforms to.
        return owner.kind == .extension && inherited.contains(owner.name)
      }
    }
  }
}
