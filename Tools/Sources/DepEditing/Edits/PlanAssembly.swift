import DepMigration
import DepPlan
import DepSyntax

/// Joins the edits of all types into changes of files.
struct PlanAssembly {
  let project: ProjectTrees
  private var edits: [Int: [Edit]] = [:]

  init(project: ProjectTrees) { self.project = project }

  /// All edits that were added, in order of file.
  var allEdits: [Edit] { edits.sorted { $0.key < $1.key }.flatMap(\.value) }

  mutating func add(_ list: EditList, for owner: String) { add(list.edits, for: [owner]) }

  mutating func add(_ list: [Edit], for owners: [String]) {
    for edit in list {
      var edit = edit
      edit.owners = owners
      edits[edit.file, default: []].append(edit)
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

  /// The files that edits change, by path.
  ///
  /// - Throws: ``OverlappingEdits`` where two of them would touch the same bytes.
  static func changes(
    of edits: [Int: [Edit]], in project: ProjectTrees
  ) throws(OverlappingEdits) -> [FileChange] {
    var changes: [FileChange] = []
    for (file, list) in edits.sorted(by: { $0.key < $1.key }) {
      guard let source = project.source(file) else { continue }
      changes.append(
        try FileChange(path: source.path, before: source.bytes, edits: joined(list)))
    }
    return changes.sorted { $0.path < $1.path }
  }

  /// Types that ask for the same import get it once.
  static func joined(_ edits: [Edit]) -> [Edit] {
    var imports: [Edit] = []
    for edit in edits where edit.isImport {
      let index = imports.firstIndex {
        $0.range == edit.range && $0.replacement == edit.replacement
      }
      if let index {
        imports[index].owners = Set(imports[index].owners + edit.owners).sorted()
      } else {
        imports.append(edit)
      }
    }
    imports.sort {
      ($0.range.lowerBound, $0.replacement) < ($1.range.lowerBound, $1.replacement)
    }
    // Of those at one place, only the last has a blank line behind it.
    for (index, next) in zip(imports.indices, imports.dropFirst())
    where imports[index].range == next.range && imports[index].endsInBlankLine {
      imports[index].replacement.removeLast()
    }
    // At the top of a file, imports come before what else is put there.
    return imports + edits.filter { !$0.isImport }
  }
}

extension Edit {
  /// A line break of Windows is one character.
  fileprivate var endsInBlankLine: Bool {
    replacement.count > 1 && replacement.suffix(2).allSatisfy(\.isNewline)
  }
}

/// Types whose edits touch the same bytes.
struct MeetingEdits: Error {
  var owners: Set<String>
}
