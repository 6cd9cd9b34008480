internal import DepFacts
internal import DepModel

/// The types that conform to each protocol of a project.
struct Conformances {
  /// The indices of conforming types by the index of the protocol, each list in order.
  private let conforming: [Int: [Int]]

  init(_ model: ProjectModel) {
    var protocols: [String: [Int]] = [:]
    for (index, type) in model.types.enumerated() where type.kind == .protocol {
      protocols[type.name, default: []].append(index)
    }
    var conforming: [Int: [Int]] = [:]
    for (index, type) in model.types.enumerated() {
      for name in type.inherited {
        guard let found = Self.find(name, from: type, in: protocols, of: model), found != index
        else { continue }
        conforming[found, default: []].append(index)
      }
    }
    self.conforming = conforming
  }

  func types(conformingTo index: Int) -> [Int] { conforming[index] ?? [] }

  /// The protocol that a name means: the nearest scope first, then the module, then the only other.
  private static func find(
    _ name: String, from type: TypeEntry, in protocols: [String: [Int]], of model: ProjectModel
  ) -> Int? {
    var scope = type.name.split(separator: ".").dropLast()
    while true {
      let scoped = (scope + [Substring(name)]).joined(separator: ".")
      let candidates = protocols[scoped] ?? []
      if let near = candidates.first(where: { model.types[$0].module == type.module }) {
        return near
      }
      if scope.isEmpty { break }
      scope.removeLast()
    }
    if let only = protocols[name], only.count == 1 { return only[0] }
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let inner = String(name[name.index(after: dot)...])
    return protocols[inner]?.first { model.types[$0].module == name[..<dot] }
  }
}
