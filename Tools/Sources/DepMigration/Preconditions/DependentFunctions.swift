import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// A function that uses a hidden dependency and can take it as a parameter.
struct DependentFunction {
  let site: FunctionSite
  let shape: TypeShape
  let project: ProjectTrees
  let uncalled: UncalledMembers

  var name: String { site.name }

  /// The name with its labels: `load(_:from:)`.
  var fullName: String { name + "(" + site.labels.map { $0 + ":" }.joined() + ")" }

  /// Whether the type declares a function of this form.
  func declaresSame(_ type: Int, where isWanted: (MemberFact) -> Bool) -> Bool {
    project.scope.members(of: type).contains {
      $0.kind == .function && $0.name == name && $0.parameters.map(\.label) == site.labels
        && $0.flags.contains(.isStatic) == site.isStatic && isWanted($0)
    }
  }
}

extension DependentFunction {
  /// Whether a protocol of another module may demand the function.
  fileprivate func mayBeDemanded(by name: String) -> Bool {
    let sdk = project.scope.sdk
    return site.isStatic
      ? !sdk.knowsStatics(of: name) || sdk.lists(fullName, in: .requiredStatics)
      : !sdk.knowsMethods(of: name) || sdk.lists(fullName, in: .requiredMethods)
  }
}

/// What a function must not be, so that it can take one more parameter.
extension Precondition where Subject == DependentFunction {
  static var isNoOperator: Self {
    Self(.fixedFunction) { $0.site.isOperator ? "an operator takes its operands only" : nil }
  }

  static var isNoEntryPoint: Self {
    Self(.fixedFunction) {
      $0.name == "main" && $0.site.labels.isEmpty ? "'main()' starts the program" : nil
    }
  }

  static var isNotOverridden: Self {
    Self(.fixedFunction) { subject in
      if subject.site.isOverride { return "it overrides a function of a superclass" }
      guard subject.site.isOverridable || !subject.site.isStatic else { return nil }
      return subject.project.scope.subclasses(of: subject.shape.type).first {
        subject.declaresSame($0) { $0.flags.contains(.isOverride) }
      }.map { "'\(subject.project.model.types[$0].name)' overrides it" }
    }
  }

  static var isNotExposed: Self {
    Self(.fixedFunction) { subject in
      let site = subject.site
      if site.isObjectiveC { return "'@objc' fixes its signature" }
      return subject.shape.attributes.contains("objcMembers") && !site.isHidden
        && !site.attributes.contains("nonobjc") ? "'@objcMembers' shows it to Objective-C" : nil
    }
  }

  static var isNoMacro: Self {
    Self(.fixedFunction) { subject in
      let scope = subject.project.scope
      let known: Set<String> = ["inline", "Sendable", "ViewBuilder", "warn_unqualified_access"]
      return subject.site.attributes.first { name in
        !scope.sdk.lists(name, in: .plainAttributes) && !name.hasSuffix("Actor")
          && !known.contains(name) && !name.hasSuffix("Builder")
          && scope.type(named: name, near: subject.shape.type) == nil
      }.map { "the tool does not know what '@\($0)' asks of it" }
    }
  }

  static var isNotInlinable: Self {
    Self(.inlinableMember) {
      $0.site.member.isInlined || $0.site.attributes.contains("usableFromInline")
        ? "code of other modules contains the body or the call" : nil
    }
  }

  static var takesNoPack: Self {
    Self(.fixedFunction) { $0.site.takesPack ? "it takes a parameter pack" : nil }
  }

  static var canBeForwarded: Self {
    Self(.fixedFunction) { subject in
      subject.site.isExported && !subject.site.parameterSites.allSatisfy(\.canBePassedOn)
        ? "no other function can pass on its parameters" : nil
    }
  }

  static var isNoWitness: Self {
    Self(.fixedFunction) { subject in
      let scope = subject.project.scope
      if let demanding = scope.protocols(of: subject.shape.type).first(where: { id in
        subject.declaresSame(id) { _ in true }
      }) {
        return "'\(subject.project.model.types[demanding].name)' demands it"
      }
      guard !subject.site.isHidden else { return nil }
      return scope.outsideProtocols(of: subject.shape.type).first {
        subject.mayBeDemanded(by: $0)
      }.map { "'\($0)' may demand it" }
    }
  }

  static var isOnlyCalled: Self {
    Self(.fixedFunction) { subject in
      if !subject.site.isStatic, subject.uncalled.mayBeRead(subject.name) {
        return "code reads '.\(subject.name)' without a call, which may mean this function"
      }
      let scope = subject.project.scope
      let related = [subject.shape.type] + scope.subclasses(of: subject.shape.type)
      let names = Set(related.map { scope.model.types[$0].name.lastName })
      let isHandedOver =
        subject.uncalled.contains(subject.name, of: names.union(["Self"]))
        || !(subject.site.isStatic
          && subject.shape.instanceMembers.contains(subject.name))
          && subject.shape.handsOver(subject.name)
      return isHandedOver ? "code uses it as a value, without a call" : nil
    }
  }

  static var hasNoOverload: Self {
    Self(.fixedFunction) { subject in
      let others = subject.shape.functions.filter {
        $0.isStatic == subject.site.isStatic && $0.name == subject.name
          && $0.member != subject.site.member
      }
      let inherited = subject.project.scope.superclasses(of: subject.shape.type).contains {
        subject.project.scope.members(of: $0).contains {
          $0.kind == .function && $0.name == subject.name
            && $0.flags.contains(.isStatic) == subject.site.isStatic
        }
      }
      return inherited || others.contains(where: subject.site.overlaps)
        ? "some calls could mean another '\(subject.name)' as well" : nil
    }
  }

  static var leavesNameFree: Self {
    Self(.nameTaken) {
      $0.site.dependenciesParameter == nil && $0.site.mentionsDependencies
        ? "'dependencies' has another meaning there" : nil
    }
  }
}
