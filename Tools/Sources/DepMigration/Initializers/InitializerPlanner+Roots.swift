import DepFacts
import DepModel
import DepPlan
import DepSyntax
import SwiftSyntax

extension InitializerPlanner {
  /// Whether an initializer of a subclass leaves the call of `super.init()` to the compiler.
  ///
  /// It does so only where the superclass has one designated initializer, without parameters.
  package var isCalledImplicitly: Bool {
    subclasses.contains { subclass in
      guard let shape = TypeShape(subclass, in: project) else { return true }
      return shape.initializers.contains { site in
        guard !site.isDelegating, let body = site.body else { return false }
        return !CallCollector.calls(in: body).contains {
          $0.calledExpression.trimmedDescription == "super.init"
        }
      }
    }
  }

  /// Why no initializer can take the dependencies.
  package func whyNone(_ forms: [InitializerForm]) -> String {
    guard let index = forms.firstIndex(of: .inside) else {
      return "no initializer of it keeps the dependencies"
    }
    let site = shape.initializers[index]
    let name = "'init(\(site.labels.map { $0 + ":" }.joined()))'"
    if site.labels == ["coder"] { return "\(name) is called by a storyboard or an archive" }
    if shape.modifiers.contains("open") || site.modifiers.contains("open") {
      return "other modules may override \(name), and its body is too long to repeat it"
    }
    return "others override, demand or inherit \(name), and it cannot be repeated"
  }

  /// Where a body is fixed and does not use the dependencies, a new initializer sets them behind it.
  ///
  /// What the body itself uses stays hidden there: it runs before.
  package func letBeSet(_ forms: inout [InitializerForm], _ used: Set<Int>) {
    guard shape.isClass, !project.scope.inheritedNames(of: shape.type).contains("Sendable"),
      !forms.contains(where: { [.parameter, .pair, .both].contains($0) })
    else { return }
    for index in forms.indices where forms[index] == .inside {
      let site = shape.initializers[index]
      guard site.labels != ["coder"], !site.isInExtension,
        site.parameters.allSatisfy(Self.canBePassedOn)
      else { continue }
      forms[index] = .settable
    }
    guard forms.contains(.settable) else { return }
    for index in forms.indices where forms[index] == .inside && !used.contains(index) {
      forms[index] = .unchanged
    }
  }

  /// Whether a class or one above it writes a convenience initializer.
  package func convenience(of type: Int) -> Bool {
    var current: Int? = type
    var depth = 0
    while let type = current, depth < 16 {
      for part in project.declarations.parts(of: type) {
        let facts = project.records[part.file].facts
        if facts.members.contains(where: {
          $0.owner == Int32(part.fact) && $0.kind == .initializer
            && $0.flags.contains(.isConvenience)
        }) {
          return true
        }
      }
      current = project.scope.superclass(of: type)
      depth += 1
    }
    return false
  }

  /// The initializers of a class of an SDK.
  func known(_ superclass: String) -> KnownSuperclass? {
    project.scope.sdk.superclass(superclass).map(KnownSuperclass.init)
  }

  /// What is added below classes that write no initializers, by what they inherit at last.
  package func root(_ inherited: [String]) -> Result<Addition, TypeRefusalError> {
    if inherited.contains(where: { project.scope.sdk.lists($0, in: .plainClasses) }) {
      return .success(.objectPair)
    }
    if let known = inherited.lazy.compactMap(known).first {
      return .success(.known(known, overrides: true))
    }
    let unknown = inherited.first {
      project.scope.type(named: $0, near: shape.type) == nil
        && !project.scope.sdk.looksLikeProtocol($0)
    }
    guard let unknown else { return .success(.inherited([])) }
    return .failure(
      TypeRefusalError(
        reason: .superclassUnknown,
        detail: "which initializers '\(unknown)' hands down is not known"))
  }
}
