import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// A type as the facts know it.
struct TypeFacts {
  let type: Int
  let project: ProjectTrees
  let containers: ContainerTypes
  let previews: PreviewTypes
  let leavesTestDoubles: Bool

  var entry: TypeEntry { project.model.types[type] }
  var parts: [DeclarationPart] { project.scope.parts(of: type) }
  /// The parts that are no extensions.
  var declarations: [TypeFact] {
    parts.map { project.records[$0.file].facts.types[$0.fact] }.filter { $0.kind != .extension }
  }
}

/// The kinds of types that can keep dependencies.
extension Precondition where Subject == TypeFacts {
  static var isNoEnum: Self {
    Self(.enumeration) { $0.entry.kind == .enum ? "an enum stores no properties" : nil }
  }

  static var isNoProtocol: Self {
    Self(.protocolExtension) {
      $0.entry.kind == .protocol ? "a protocol stores no properties" : nil
    }
  }

  static var isNoContainer: Self {
    Self(.containerType) {
      $0.containers.contains($0.type)
        ? "the type hands out dependencies to others, or registers them" : nil
    }
  }

  static var isNoTestDouble: Self {
    Self(.testDouble) {
      $0.leavesTestDoubles && $0.project.scope.isTestDouble($0.type)
        ? "the type stands in for another one in tests or previews" : nil
    }
  }

  static var isNotOnlyForPreviews: Self {
    Self(.testDouble) {
      $0.leavesTestDoubles && $0.previews.contains($0.type)
        ? "no code but that of previews was found to make it" : nil
    }
  }

  static var isNotVendored: Self {
    Self(.vendored) { subject in
      guard subject.leavesTestDoubles else { return nil }
      let path = subject.project.model.files[subject.entry.place.file].path
      return path.split(separator: "/").dropLast().map(String.init)
        .first { folder in
          // `Modified Pods` holds code of other projects as well.
          [folder[...], folder.split(separator: " ").last ?? ""].contains {
            subject.project.scope.sdk.lists(String($0), in: .vendorFolders)
          }
        }
        .map { "the file is in the folder '\($0)' for code of other projects" }
    }
  }

  static var isCompiled: Self {
    Self(.noTarget) {
      $0.project.compiles($0.entry.place.file)
        ? nil : "no target of the Xcode project has the file"
    }
  }

  static var isDeclaredHere: Self {
    Self(.foreignType) {
      $0.entry.kind == .extension
        ? "'\($0.entry.name)' is declared outside the project" : nil
    }
  }

  static var isDeclaredOnce: Self {
    Self(.duplicateDeclaration) {
      let count = $0.declarations.count
      return count > 1 ? "the project declares the type \(count) times" : nil
    }
  }

  static var isNotLocal: Self {
    Self(.localType) {
      $0.declarations.contains(where: \.isLocal) ? "the type is declared inside a function" : nil
    }
  }

  static var isReadable: Self {
    Self(.syntaxError) { subject in
      subject.parts.first { subject.project.scope.isDoubtful($0.file) }.map {
        "the tool cannot read all of '\(subject.project.records[$0.file].path)'"
      }
    }
  }
}
