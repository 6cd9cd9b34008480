internal import DepFacts
internal import DepModel

/// The types that conform to each protocol of a project.
struct Conformances {
  /// The indices of conforming types by the index of the protocol, each list in order.
  private let conforming: [Int: [Int]]

  init(_ model: ProjectModel) {
    var conforming: [Int: [Int]] = [:]
    for (index, type) in model.types.enumerated() {
      for parent in Set(type.parents.lazy.compactMap(\.type))
      where parent != index && model.types[parent].kind == .protocol {
        conforming[parent, default: []].append(index)
      }
    }
    self.conforming = conforming
  }

  func types(conformingTo index: Int) -> [Int] { conforming[index] ?? [] }
}
