import DepFacts
import DepModel
package import DepSyntax

/// Draws composition roots as they stand, from the same facts that complete them.
package struct RootPictures {
  private let wiring: Wiring
  private let project: ProjectTrees

  /// The roots of a project, so that parents and children among them are found.
  package init(_ roots: [Int], project: ProjectTrees) {
    self.project = project
    wiring = Wiring(
      Set(roots).sorted().compactMap { RootSite($0, in: project) }, project: project,
      addsInputs: false)
  }

  /// The pictures of some roots.
  ///
  /// One that stands below another of them is part of that picture.
  package func of(_ types: [Int]) -> [RootPicture] {
    let chosen = wiring.states.indices.filter { types.contains(wiring.states[$0].type) }
    return chosen.filter { root in
      wiring.levels[root].dropFirst().allSatisfy { !chosen.contains($0) }
    }.map(picture)
  }

  private func picture(of root: Int) -> RootPicture {
    let state = wiring.states[root]
    let entry = state.site.shape.entry
    return RootPicture(
      name: entry.name, module: entry.module, path: project.records[entry.place.file].path,
      position: entry.place.position,
      parent: wiring.parent(of: root).map { wiring.states[$0].site.name },
      members: RootPictureMembers(wiring: wiring, root: root).all(),
      children: wiring.states.indices.filter { wiring.parent(of: $0) == root }
        .map(picture))
  }
}
