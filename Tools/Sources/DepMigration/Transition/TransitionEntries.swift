import DepFacts
import DepModel
import DepSyntax

/// Finds the code outside of every root that makes what a root can make.
///
/// One root is made for all of it, so that what was shared stays shared: the places have to stand
/// in one block that runs once.
struct TransitionEntries {
  let needs: [Int: TransitionNeeds]
  let roots: Set<Int>
  let rootCode: RootCode
  let bridges: JointTransition.Bridges
  let project: ProjectTrees

  /// In order of place; none where they are in several blocks, or belong to several roots.
  func all() -> [JointTransition.Entry] {
    let behind = behindConstants()
    return behind + withNewRoot(besides: Set(behind.map(\.root)))
  }

  private func withNewRoot(besides others: Set<Int>) -> [JointTransition.Entry] {
    let found = roots.subtracting(others).sorted().flatMap { root -> [JointTransition.Entry] in
      guard constructions(of: root).isEmpty, let site = RootSite(root, in: project),
        site.isMadeFromLive(in: project)
      else { return [] }
      return entries(of: site)
    }.sorted { $0.place < $1.place }
    guard let first = found.first,
      found.allSatisfy({ $0.root == first.root && $0.place.file == first.place.file }),
      let source = project.source(first.place.file)
    else { return [] }
    let calls = found.compactMap { CallSite.at(Int($0.place.position.offset), in: source) }
    let isolation = project.scope.isolation(of: first.root).attribute
    let mayCall = calls.allSatisfy { call in
      guard let isolation, let around = call.attributesAround else { return true }
      return around.contains(String(isolation.dropFirst()))
    }
    guard calls.count == found.count, mayCall, calls.allSatisfy(\.runsOnce),
      found.count == 1 || CallSite.firstStatement(holding: calls) != nil,
      !first.needsOwner || calls.allSatisfy(\.isInStatementOfFile)
    else { return [] }
    return found
  }

  /// The places behind a constant for a root in the same statements: a second root would make what
  /// is shared again.
  ///
  /// Code that registers does so anew when it runs again, so what it makes may do the same.
  private func behindConstants() -> [JointTransition.Entry] {
    roots.sorted().flatMap { root -> [JointTransition.Entry] in
      let made = allConstructions(of: root)
      guard made.count == 1, let place = made.first, let source = project.source(place.file),
        let call = CallSite.at(Int(place.position.offset), in: source),
        let site = RootSite(root, in: project), site.isMadeFromLive(in: project)
      else { return [] }
      return entries(of: site).compactMap { entry in
        guard entry.place.file == place.file,
          let later = CallSite.at(Int(entry.place.position.offset), in: source),
          bridges.all.contains(place) || later.runsOnce,
          !entry.needsOwner || later.isInStatementOfFile,
          let name = call.constant(before: later)
        else { return nil }
        var entry = entry
        entry.constant = name
        return entry
      }.sorted { $0.place < $1.place }
    }
  }

  /// Where code outside of tests makes the root, and goes on to.
  private func constructions(of root: Int) -> [Place] {
    allConstructions(of: root).filter { !bridges.going.contains($0) }
  }

  private func allConstructions(of root: Int) -> [Place] {
    project.model.constructions.filter {
      $0.made == root && project.records[$0.place.file].role == .source
    }.map(\.place)
  }

  private func entries(of site: RootSite) -> [JointTransition.Entry] {
    let functions = site.members.filter { $0.kind == .function && $0.hidingWord == nil }
    let needsOwner = site.members.contains { $0.text.contains("unowned ") }
    return needs.sorted(by: { $0.key < $1.key }).map(\.value).flatMap { need in
      project.model.constructions.filter { made in
        need.isMade(by: made) && need.relies(on: made.place, project)
          && !rootCode.whole.contains(made.place)
          && project.records[made.place.file].role == .source
          && !needs.values.contains { $0.region.contains(made.place) }
          && !isSpecialized(made.place)
      }.compactMap { made in
        let labels = made.labels.filter { $0 != "dependencies" }
        return functions.first { function in
          function.parameters.map(\.label) == labels && makes(function) == made.made
            && effects(of: made.made).contains(function.effects)
        }.map {
          JointTransition.Entry(
            place: made.place, root: site.type, function: $0.name, needsOwner: needsOwner)
        }
      }
    }

    // A function of the root finds the types by what it is given: `Box<Double>(value: 1)`.
    func isSpecialized(_ place: Place) -> Bool {
      project.source(place.file).flatMap {
        CallSite.at(Int(place.position.offset), in: $0)
      }?.isSpecialized == true
    }

    func effects(of type: Int) -> Set<String> {
      Set(TypeShape(type, in: project)?.initializers.map(\.effects) ?? []).union([""])
    }

    func makes(_ function: RootMember) -> Int? {
      function.writtenType.flatMap {
        project.scope.type(
          named: $0.text, in: site.type, file: project.model.types[site.type].place.file)
      }
    }
  }
}
