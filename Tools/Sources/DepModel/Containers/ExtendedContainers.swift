import DepFacts
import Synchronization

/// The containers of packages that the project extends with the properties its key paths name.
struct ExtendedContainers: Sendable {
  /// The container of each wrapper, by the wrapper's name.
  let containers: [String: String]

  /// A container of a package declares few of the names; one of the project's extensions declares
  /// nearly all of those that a wrapper's key paths begin with.
  private static let share = 0.8

  init(_ scope: ProjectScope) {
    let model = scope.model
    var declaredIn: [String: Set<String>] = [:]
    for type in model.types.indices where model.types[type].kind == .extension {
      for part in scope.parts(of: type) {
        for member in scope.members(of: part)
        where member.kind == .computedProperty && !member.flags.contains(.isStatic) {
          declaredIn[member.name, default: []].insert(model.types[type].name)
        }
      }
    }
    var named: [String: Set<String>] = [:]
    let places =
      model.dependencies.lazy.filter { $0.kind == .wrapper }.map(\.expression)
      + model.exemptUses.lazy.filter { $0.kind == .wrapper }.map(\.expression)
    for expression in places {
      let parts = expression.dropFirst().split(separator: "(", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      let path = parts[1].prefix { $0 != "," && $0 != ")" }
      let steps = String(path).keyPathSteps
      guard path.hasPrefix("\\."), steps.count > 1 else { continue }
      named[String(parts[0].prefix { $0 != "<" }), default: []].insert(steps[1])
    }
    containers = named.compactMapValues { names in
      var counts: [String: Int] = [:]
      for type in names.flatMap({ declaredIn[$0, default: []] }) { counts[type, default: 0] += 1 }
      let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
      return most.flatMap { Double($0.value) >= Double(names.count) * Self.share ? $0.key : nil }
    }
  }
}

extension ProjectScope {
  var extendedContainers: ExtendedContainers {
    knownContainers.withLock { known in
      if let known { return known }
      let containers = ExtendedContainers(self)
      known = containers
      return containers
    }
  }

  /// Whether the project extends a type of this name, and declares none.
  func isExtended(_ name: String) -> Bool {
    let records = tables.types.recordsByName[name] ?? []
    return !records.isEmpty && records.allSatisfy { model.types[$0].kind == .extension }
  }
}

extension String {
  /// The names of a key path as it is written: `Container`, `api` of `\Container.api`; the first is
  /// empty where the path begins with a dot.
  var keyPathSteps: [String] {
    dropFirst().split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }
}
