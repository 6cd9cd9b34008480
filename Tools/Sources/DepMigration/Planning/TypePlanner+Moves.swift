import DepModel
import DepPlan
import DepSyntax

extension TypePlanner {
  /// What stored properties begin with, where that is a use.
  func moves(_ uses: inout TypeUses) -> [PropertyMove] {
    let mover = PropertyMover(shape: uses.shape, project: project)
    let initial = uses.uses.filter {
      $0.site.isInInitializer && $0.site.surroundings.isInitialValue
        && $0.site.member?.isProperty == true
    }
    let groups = Dictionary(grouping: initial, by: \.site.member)
    var moves: [PropertyMove] = []
    for (member, places) in groups.sorted(by: {
      $0.value[0].dependency.position < $1.value[0].dependency.position
    }) {
      guard let member else { continue }
      do throws(Refusal) {
        moves.append(
          try mover.move(member, uses: places, isMemberwise: uses.shape.isMemberwise))
      } catch {
        uses.leave(project) { $0.site.member == member ? error : nil }
      }
    }
    return moves
  }

  /// What those of the properties keep that can become getters.
  func read(_ moves: [PropertyMove], _ uses: inout TypeUses) -> Set<Dependency> {
    var read: Set<Dependency> = []
    for move in moves {
      let kept = KeptSingleton(move: move, shape: uses.shape, project: project)
      guard kept.canBeRead else { continue }
      if let draft = kept.keptAtOnce, let use = move.kept, !uses.keep(use, in: draft) { continue }
      read.formUnion(move.dependencies)
    }
    return read
  }
}

extension PropertyMove {
  /// Whether a getter takes its place, given what such properties keep.
  func isRead(_ kept: Set<Dependency>) -> Bool { !kept.isDisjoint(with: dependencies) }
}
