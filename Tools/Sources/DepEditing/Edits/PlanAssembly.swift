import DepMigration
import DepPlan
import DepSyntax

/// Joins the edits of all types into changes of files.
struct PlanAssembly {
  let project: ProjectTrees
  private var edits: [Int: [TextEdit]] = [:]

  init(project: ProjectTrees) { self.project = project }

  mutating func add(_ list: EditList, for owner: String) {
    for edit in list.edits {
      edits[edit.file, default: []].append(
        TextEdit(range: edit.range, replacement: edit.replacement, owners: [owner]))
    }
  }

  mutating func add(_ list: [SeamEdit], for owners: [String]) {
    for edit in list {
      edits[edit.file, default: []].append(
        TextEdit(range: edit.range, replacement: edit.replacement, owners: owners))
    }
  }

  /// The changes by path, or the types whose edits meet.
  func changes() -> Result<[FileChange], MeetingEdits> {
    var changes: [FileChange] = []
    var meeting: Set<String> = []
    for (file, list) in edits.sorted(by: { $0.key < $1.key }) {
      guard let source = project.source(file) else { continue }
      do {
        changes.append(
          try FileChange(path: source.path, before: source.bytes, edits: Self.joined(list)))
      } catch {
        meeting.formUnion(
          list.filter { $0.range.contains(error.offset) || $0.range.lowerBound == error.offset }
            .flatMap(\.owners))
      }
    }
    return meeting.isEmpty
      ? .success(changes.sorted { $0.path < $1.path }) : .failure(MeetingEdits(owners: meeting))
  }

  /// Types that ask for the same import get it once.
  private static func joined(_ edits: [TextEdit]) -> [TextEdit] {
    var result: [TextEdit] = []
    var imports: [TextEdit: Int] = [:]
    // At the top of a file, imports come before what else is put there.
    let ordered = edits.filter(isImport) + edits.filter { !isImport($0) }
    for edit in ordered {
      guard isImport(edit) else {
        result.append(edit)
        continue
      }
      let key = TextEdit(range: edit.range, replacement: edit.replacement, owners: [])
      if let index = imports[key] {
        result[index].owners = Set(result[index].owners + edit.owners).sorted()
      } else {
        imports[key] = result.count
        result.append(edit)
      }
    }
    return result
  }

  private static func isImport(_ edit: TextEdit) -> Bool {
    edit.range.isEmpty && edit.replacement.drop(while: \.isWhitespace).hasPrefix("import ")
  }
}

/// Types whose edits touch the same bytes.
struct MeetingEdits: Error {
  var owners: Set<String>
}
