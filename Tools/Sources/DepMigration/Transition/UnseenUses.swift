import DepFacts
import DepModel
import DepSyntax

/// Finds places that may reach a default or a singleton without naming the type.
///
/// The types of expressions are not known, so such a place counts where the file names the type,
/// or where a function that takes the type is called.
struct UnseenUses {
  private struct Use {
    let file: Int
    let use: ImplicitUse
  }

  private let project: ProjectTrees
  private let uses: [Use]
  /// All names in the files of those uses.
  private let names: [Int: Set<String>]
  /// The types of parameters by the names of functions.
  private let parameters: [String: [String]]
  /// What the model resolved, by file and offset.
  private let resolved: Set<Int>

  /// `names` are those of the singletons.
  init(_ project: ProjectTrees, names: Set<String>) {
    self.project = project
    let wanted = names.union(["init", "live", "defaultDependencies"])
    let uses = project.records.indices.flatMap { file -> [Use] in
      guard let source = project.source(file) else { return [] }
      return ImplicitUse.all(in: source).filter { wanted.contains($0.name) }
        .map { Use(file: file, use: $0) }
    }
    self.uses = uses
    self.names = Set(uses.map(\.file)).reduce(into: [:]) { $0[$1] = project.source($1)?.names }
    parameters = project.records.reduce(into: [:]) { result, record in
      for member in record.facts.members where !member.parameters.isEmpty {
        result[member.name, default: []] += member.parameters.map(\.type)
      }
    }
    let model = project.model
    resolved = Set(
      model.constructions.map { Self.key($0.place) }
        + model.dependencies.map { Self.key(Place(file: $0.file, position: $0.position)) }
        + model.exemptUses.map { Self.key($0.place) })
  }

  private static func key(_ place: Place) -> Int { place.file << 40 | Int(place.position.offset) }

  /// The places that may read a static member of a type.
  func reads(of member: String, in type: String) -> [Place] {
    places(of: type) { $0.name == member && $0.labels == nil }
  }

  /// The places that may make a type without its dependencies, or take its default.
  func uses(ofDefaultOf type: Int, needsDefault: ([String]) -> Bool) -> [Place] {
    let name = project.model.types[type].name.lastName
    let parts = Set(project.scope.parts(of: type).map(\.file))
    return places(of: name) { use in
      if let labels = use.labels { return use.name == "init" && needsDefault(labels) }
      return DefaultName(rawValue: use.name) != nil
    }.filter { place in
      // In its own file, a default's name is found by the reading of the type itself.
      !parts.contains(place.file)
        || project.source(place.file).map {
          $0.text(at: place, "Self") || $0.text(at: place, ".init")
        }
          == true
    }
  }

  private func places(of type: String, where fits: (ImplicitUse) -> Bool) -> [Place] {
    uses.compactMap { found in
      guard fits(found.use), let source = project.source(found.file) else { return nil }
      let place = Place(file: found.file, position: source.position(at: found.use.offset))
      let isKnown = [0, 1].contains {
        resolved.contains(found.file << 40 | found.use.offset + $0)
      }
      guard !isKnown else { return nil }
      if let written = found.use.writtenType {
        return written.identifiers.contains(type[...]) ? place : nil
      }
      let takes =
        found.use.callee.flatMap { parameters[$0] }?
        .contains { $0.identifiers.contains(type[...]) } == true
      return takes || names[found.file]?.contains(type) == true ? place : nil
    }
  }
}

extension ParsedSource {
  fileprivate func text(at place: Place, _ prefix: String) -> Bool {
    let start = Int(place.position.offset)
    return text(start..<min(start + prefix.utf8.count, bytes.count)) == prefix
  }
}
