import DepFacts
import DepModel
import DepSyntax

extension InitializerPlanner {
  /// Whether code in Objective-C may call an initializer, which no source in Swift shows.
  ///
  /// A struct of dependencies as a parameter would hide the initializer from such code.
  func isShownToObjectiveC(_ site: InitializerSite) -> Bool {
    if site.isObjectiveC { return true }
    return showsMembers && !site.isHidden && !site.member.attributes.contains("nonobjc")
  }

  /// Whether the class is written for Objective-C, so that its `init()` may be called there.
  var isOfObjectiveC: Bool {
    showsMembers || shape.attributes.contains { $0 == "objc" || $0.hasPrefix("objc(") }
  }

  private var showsMembers: Bool {
    project.scope.lineage(of: shape.type).flatMap(project.scope.parts).contains {
      project.scope.fact($0).attributes.contains("objcMembers")
    }
  }
}
