import DepFacts
import DepModel

/// Chooses the names of protocols so that no two of them meet.
struct ProtocolNaming {
  private let scope: ProjectScope
  private let model: ProjectModel
  /// How many types of each module have the same last name.
  private let counts: [String: [String: Int]]
  /// The types that would have a protocol of this name, by module.
  private let claims: [String: [String: [Int]]]
  /// What is inherited from somewhere and not declared.
  private let inherited: Set<String>

  init(_ scope: ProjectScope) {
    self.scope = scope
    model = scope.model
    var counts: [String: [String: Int]] = [:]
    for type in scope.model.types where type.kind != .extension {
      counts[type.module, default: [:]][type.name.lastName, default: 0] += 1
    }
    self.counts = counts
    inherited = Set(scope.model.types.lazy.flatMap(\.parents).map(\.written))
    var claims: [String: [String: [Int]]] = [:]
    for (index, type) in model.types.enumerated() where type.kind != .extension {
      let name = Self.claim(of: type, counts) + "Protocol"
      claims[type.module, default: [:]][name, default: []].append(index)
    }
    self.claims = claims
  }

  /// The name of a new protocol.
  func name(for type: Int) throws(ExtractionRefusal) -> String {
    for name in candidates(for: type) where isFree(name, for: type) { return name }
    throw ExtractionRefusal("every name for the protocol is taken")
  }

  /// The protocol that was extracted for the type before; nil where none was.
  func extractedProtocol(of type: Int) -> Int? {
    let entry = model.types[type]
    let named = candidates(for: type).lazy.compactMap {
      scope.type(named: $0, in: nil, file: entry.place.file)
    }
    let conforming = scope.protocols(of: type)
    return named.first { conforming.contains($0) && model.types[$0].module == entry.module }
  }

  private func candidates(for type: Int) -> [String] {
    let claim = Self.claim(of: model.types[type], counts)
    return ["\(claim)Protocol", "\(claim)Interface", "\(claim)ServiceProtocol"]
  }

  /// The name without suffix: that of the type, with those around it where others share it.
  private static func claim(
    of entry: TypeEntry, _ counts: [String: [String: Int]]
  ) -> String {
    let isShared = (counts[entry.module]?[entry.name.lastName] ?? 0) > 1
    return isShared ? entry.name.filter { $0 != "." } : entry.name.lastName
  }

  private func isFree(_ name: String, for type: Int) -> Bool {
    let module = model.types[type].module
    if scope.isTaken(name, in: module) { return false }
    let isStandard = scope.sdk.lists(name, in: .standardTypes)
    if isStandard || scope.sdk.lists(name, in: .foundationTypes) || inherited.contains(name) {
      return false
    }
    return (claims[module]?[name] ?? []).allSatisfy { $0 == type }
  }
}
