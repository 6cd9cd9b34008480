import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// A dependency of the model, with the comments of its file.
struct FoundDependency {
  let dependency: Dependency
  let suppressions: [SuppressionFact]
  /// The module of the file, where the type is declared in another one.
  let foreignModule: String?
  /// Whether a target compiles the file, as far as the project tells.
  let isCompiled: Bool
}

extension ProjectTrees {
  /// Whether a target compiles a file, as far as the Xcode projects tell.
  func compiles(_ file: Int) -> Bool { !model.uncompiledFiles.contains(records[file].path) }
}

extension Precondition where Subject == FoundDependency {
  static var isNotSilenced: Self {
    Self(.suppressed) { subject in
      let rule = subject.dependency.kind.hiddenRule
      return subject.suppressions.contains {
        $0.silences(rule, at: subject.dependency.position)
      } ? "a comment allows the use" : nil
    }
  }

  static var isCompiled: Self {
    Self(.uncompiledExtension) {
      $0.isCompiled ? nil : "no target of the Xcode project has the file"
    }
  }

  /// The type cannot name what only the module of an extension knows.
  static var standsInModuleOfType: Self {
    Self(.foreignExtension) {
      $0.foreignModule.map {
        "the extension is part of the module '\($0)', and the type is not"
      }
    }
  }
}
