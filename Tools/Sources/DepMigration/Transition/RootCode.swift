import DepFacts
import DepModel
package import DepSyntax

/// The code of composition roots, by what the end of transitions may do with it.
package struct RootCode {
  /// The static values of a root's own `Dependencies`, which a root has once: `live`.
  private(set) var values = CodeRegion()
  /// The same by the root.
  private var members: [(root: Int, file: Int, range: Range<Int>)] = []
  /// The roots of which a program may make more than one.
  private var repeated: Set<Int> = []
  /// Everything between the braces of the roots.
  let whole: CodeRegion

  init(_ roots: Set<Int>, in project: ProjectTrees, bridges: CodeRegion) {
    whole = Self.all(of: roots.sorted(), in: project)
    for root in roots.sorted() {
      guard let inputs = project.scope.nestedType("Dependencies", of: root) else { continue }
      for part in Self.parts(of: inputs, project) {
        for member in part.staticMembers {
          values.add(member, in: part.source.file)
          members.append((root, part.source.file, member))
        }
      }
    }
    // The roots read each other's.
    repeated = roots.filter {
      Self.isRepeated($0, project, bridges) || isNamedElsewhere($0, project, bridges)
    }
  }

  /// Whether other code names the root's `Dependencies`: it may read `live` once more.
  private func isNamedElsewhere(
    _ root: Int, _ project: ProjectTrees, _ bridges: CodeRegion
  ) -> Bool {
    let name = project.model.types[root].name.lastName
    let made = project.model.constructions.filter { $0.made == root }.map(\.place)
    return project.records.indices.contains { file in
      guard project.records[file].role == .source, let source = project.source(file) else {
        return false
      }
      return source.places(naming: "Dependencies", of: name).contains { offset in
        !whole.contains(file, offset) && !bridges.contains(file, offset)
          && !made.contains { place in
            place.file == file
              && CallSite.at(Int(place.position.offset), in: source)?.range.contains(offset) == true
          }
      }
    }
  }

  /// Whether one value of one root, of which there is one, reads all of these places.
  func readOnce(_ places: [Place]) -> Bool {
    let readers = Set(
      members.indices.filter { index in
        places.contains {
          $0.file == members[index].file
            && members[index].range.contains(Int($0.position.offset))
        }
      })
    return readers.count < 2 && readers.allSatisfy { !repeated.contains(members[$0].root) }
  }

  /// Whether code outside of tests makes the root in several places, or in one that may run again.
  private static func isRepeated(
    _ root: Int, _ project: ProjectTrees, _ bridges: CodeRegion
  ) -> Bool {
    let calls = project.model.constructions.filter {
      $0.made == root && project.records[$0.place.file].role == .source
        && !bridges.contains($0.place)
    }.map { made in
      project.source(made.place.file).flatMap {
        CallSite.at(Int(made.place.position.offset), in: $0)
      }
    }
    return calls.count > 1 || calls.contains { $0?.runsOnce != true }
  }

  /// Everything between the braces of roots and of their own `Dependencies`.
  package static func all(of roots: [Int], in project: ProjectTrees) -> CodeRegion {
    roots.reduce(into: CodeRegion()) { region, root in
      let inputs = project.scope.nestedType("Dependencies", of: root)
      for part in ([root] + [inputs].compactMap { $0 }).flatMap({ parts(of: $0, project) }) {
        region.add(part.range, in: part.source.file)
      }
    }
  }

  private static func parts(of type: Int, _ project: ProjectTrees) -> [TypeShape.Part] {
    TypeShape(type, in: project).map { [$0.declaration] + $0.extensions } ?? []
  }
}
