import DepAudit
import DepFacts
import DepModel

/// Which types a person wants to be migrated.
enum TargetSelection: Sendable {
  case types([String])
  case file(String)
  case modules([String])
  case next(Int)
  case all
  /// All types whose dependencies have a default.
  case transitional

  /// The indices of the types; throws where a name means nothing.
  ///
  /// Types that only have parameters with a default count where these are to become fields, and so
  /// do those that are handed a container.
  func targets(
    in model: ProjectModel, includesDefaults: Bool, handed: [Int] = []
  ) throws -> [Int] {
    let states: Set<Dependency.State> = includesDefaults ? [.hidden, .defaulted] : [.hidden]
    let owners = Set(
      model.dependencies.filter { states.contains($0.state) }.compactMap(\.owner) + handed)
    let candidates = owners.filter {
      !model.types[$0].isTest && model.types[$0].exemption == nil
    }.sorted()
    switch self {
    case .types(let names):
      return Set(try names.flatMap { try NamedTypes.indices(named: $0, in: model) }).sorted()
    case .file(let path): return try declared(in: path, model, states, candidates)
    case .modules(let names):
      try NamedModules.check(names, in: model)
      return candidates.filter { names.contains(model.types[$0].module) }
    case .next(let count): return Array(NextTypes.ranked(in: model).prefix(count))
    case .all: return candidates
    case .transitional:
      return model.types.indices.filter {
        model.types[$0].dependencies?.isTransitional == true && !model.types[$0].isTest
      }
    }
  }

  private func declared(
    in path: String, _ model: ProjectModel, _ states: Set<Dependency.State>, _ candidates: [Int]
  ) throws -> [Int] {
    guard let file = model.files.firstIndex(where: { $0.path == path }) else {
      let near = NearestName.several(path, among: model.files.map(\.path), limit: 3)
      throw ToolFailure(
        "\(path): the project has no such file"
          + (near.isEmpty
            ? "; give the path relative to the working directory"
            : "; did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"))
    }
    let reaching = Set(
      model.dependencies.filter { $0.file == file && states.contains($0.state) }
        .compactMap(\.owner))
    return candidates.filter {
      reaching.contains($0) || model.types[$0].place.file == file
    }
  }
}
