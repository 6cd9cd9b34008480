import DepFacts
import DepModel

/// How far each module is.
///
/// A dependency counts for the module of its file. Silenced ones count too: a comment changes what
/// the audit asks for, not what the code is.
enum ModuleCounts {
  /// The modules with source files, by name.
  static func modules(of model: ProjectModel) -> [AuditReport.Module] {
    var modules: [String: AuditReport.Module] = [:]
    for file in model.files where file.role == .source {
      modules[file.module, default: .init(name: file.module)].add(file)
    }
    for dependency in model.dependencies where !model.isTest(dependency) {
      modules[model.files[dependency.file].module]?.counts[dependency.state] += 1
    }
    return modules.values.sorted { $0.name < $1.name }
  }
}

extension AuditReport.Module {
  fileprivate init(name: String) {
    self.init(name: name, fileCount: 0, lineCount: 0, counts: .init())
  }

  fileprivate mutating func add(_ file: ModelFile) {
    fileCount += 1
    lineCount += file.lineCount
  }
}
