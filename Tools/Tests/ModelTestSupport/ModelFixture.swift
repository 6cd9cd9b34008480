package import DepFacts
package import DepModel

/// A project model that a test writes by hand, one statement after the other.
///
/// Everything that is added stands on the next line of its file, so the order of statements is the
/// order of places. Indices are those of the order of adding; nothing is sorted.
///
/// ```swift
/// var project = ModelFixture()
/// let service = project.type("ProfileService")
/// project.hides("NetworkAPI.shared", in: service)
/// let report = Audit.run(project.model)
/// ```
package struct ModelFixture {
  package var model: ProjectModel {
    var model = written
    for index in model.types.indices {
      model.types[index].parents = model.types[index].inherited.map { name in
        TypeEntry.Parent(
          written: name, name: name, type: model.types.firstIndex { $0.name == name })
      }
    }
    return model
  }

  private(set) var written = ProjectModel(
    files: [], types: [], singletons: [], dependencies: [], exemptUses: [], notUnderstood: [],
    constructions: [], fieldUses: [])
  private var nextLine: [Int: Int32] = [:]

  package init() {}

  /// The index of a file, which is added when it is new.
  @discardableResult
  package mutating func file(
    _ path: String, module: String = "App", role: SourceRecord.Role = .source
  ) -> Int {
    if let known = written.files.firstIndex(where: { $0.path == path }) { return known }
    written.files.append(
      ModelFile(path: path, module: module, role: role, lineCount: 100, suppressions: []))
    return written.files.count - 1
  }

  /// The next free place of a file; of the first file when none is named.
  package mutating func place(in path: String? = nil) -> Place {
    let file = self.file(path ?? written.files.first?.path ?? "Sources/App/App.swift")
    let line = nextLine[file, default: 1]
    nextLine[file] = line + 1
    return Place(file: file, position: SourcePosition(line: line, column: 3, offset: line * 100))
  }

  /// The line of the place that was added last to a file.
  package func lastLine(of file: Int = 0) -> Int32 { nextLine[file, default: 1] - 1 }

  /// Changes what the calls above cannot say.
  package mutating func change(_ body: (inout ProjectModel) -> Void) { body(&written) }
}
