import DepFacts
import DepModel
import DepSyntax

/// Tells what every build has, although the code that uses it stands in a branch of `#if`.
struct ConditionalUses {
  let project: ProjectTrees
  private var scope: ProjectScope { project.scope }

  /// Whether a field for it compiles in all builds.
  ///
  /// `DEBUG` changes nothing of what an SDK offers; a platform does. Other flags may stand for
  /// targets, and each of these has other files, or may do less: an extension has no application.
  func haveInAllBuilds(_ dependency: Dependency, at site: UseSite) -> Bool {
    let conditions = site.surroundings.conditions
    guard !site.surroundings.isGuardedByAvailability, !conditions.askForPlatform,
      !conditions.askForOtherFlags, !conditions.askForMac || isOnlyForMac(site.source),
      !site.source.importsConditionally
    else { return false }
    switch dependency.kind {
    case .systemSingleton, .ambientValue: return true
    case .singleton, .staticFacade, .construction:
      guard let type = dependency.target.type else { return false }
      return isInAllBuilds(type)
        && areInAllBuilds(membersOf: type) {
          dependency.kind == .construction
            ? $0.kind == .initializer : $0.name == dependency.target.name.lastName.baseName
        }
    case .locator, .globalVariable, .wrapper, .field: return false
    }
  }

  /// Whether a file imports in all builds what only macOS has.
  private func isOnlyForMac(_ source: ParsedSource) -> Bool {
    source.imports.contains { ["AppKit", "Cocoa"].contains($0) }
  }

  private func isInAllBuilds(_ type: Int) -> Bool {
    scope.ownDeclarations(of: type).allSatisfy { part in
      !isConditional(part.file, at: scope.fact(part).position)
    } && scope.outer(of: type).map(isInAllBuilds) != false
  }

  private func areInAllBuilds(membersOf type: Int, _ isMeant: (MemberFact) -> Bool) -> Bool {
    scope.parts(of: type).allSatisfy { part in
      scope.members(of: part).allSatisfy {
        !isMeant($0) || !isConditional(part.file, at: $0.position)
      }
    }
  }

  private func isConditional(_ file: Int, at position: SourcePosition) -> Bool {
    project.source(file)?.isConditional(at: Int(position.offset)) == true
  }
}
