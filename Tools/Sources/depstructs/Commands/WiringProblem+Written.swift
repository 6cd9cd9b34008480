import DepFacts
import DepPlan
import DepWiring

extension WiringProblem {
  /// The problem with its lines as they are when these changes are written.
  func moved(by changes: [FileChange]) -> WiringProblem {
    var problem = self
    problem.position = position.moved(by: changes, in: path)
    problem.notes = notes.map { note in
      var note = note
      note.position = note.position.moved(by: changes, in: note.path)
      return note
    }
    return problem
  }
}

extension SourcePosition {
  fileprivate func moved(by changes: [FileChange], in path: String) -> SourcePosition {
    guard let change = changes.first(where: { $0.path == path }) else { return self }
    var position = self
    for edit in change.edits where edit.range.upperBound <= Int(offset) {
      let before = change.before[edit.range].count { $0 == UInt8(ascii: "\n") }
      let after = edit.replacement.utf8.count { $0 == UInt8(ascii: "\n") }
      position.line += Int32(after - before)
    }
    return position
  }
}
