import DepFacts
import DepModel

/// The actor that declarations belong to.
enum Isolation {
  /// The attribute of the actor that isolates a type, such as `@MainActor`; nil for none.
  static func attribute(
    of type: Int, in project: MigrationProject, depth: Int = 0
  ) -> String? {
    guard depth < 8 else { return nil }
    for part in project.declarations.parts(of: type) {
      let fact = project.records[part.file].facts.types[part.fact]
      guard fact.kind != .extension else { continue }
      if let name = actor(in: fact.attributes, project) { return "@" + name }
      if fact.inherited.contains(where: { mainActorBases.contains($0) }) { return "@MainActor" }
      for parent in fact.inherited {
        if let base = project.declarations.types(named: parent).first, base != type,
          project.model.types[base].kind == .class,
          let name = attribute(of: base, in: project, depth: depth + 1)
        {
          return name
        }
      }
    }
    return nil
  }

  /// The attribute of the actor that isolates a member of its own.
  static func attribute(of member: MemberFact, in project: MigrationProject) -> String? {
    actor(in: member.attributes.map(\.name), project).map { "@" + $0 }
  }

  private static func actor(in attributes: [String], _ project: MigrationProject) -> String? {
    attributes.first {
      $0.hasSuffix("Actor") && $0 != "globalActor" || project.globalActors.contains($0)
    }
  }

  /// Whether an SDK keeps an expression to the main actor.
  static func isOnMainActor(_ expression: String) -> Bool {
    let type = expression.split { $0 == "." || $0 == "(" }.first ?? ""
    return mainActorTypes.contains(String(type))
  }

  private static let mainActorTypes: Set<String> = [
    "UIApplication", "UIDevice", "UIScreen", "UIPasteboard", "UIMenuController", "UIMenuSystem",
    "UIAccessibility", "UIView", "UIWindow", "UIPrintInteractionController", "NSApplication",
    "NSApp", "NSScreen", "NSWorkspace", "NSPasteboard", "NSFontManager", "NSColorPanel",
    "NSHelpManager", "NSDocumentController", "WKExtension", "WKInterfaceDevice", "WKApplication",
    "NSCursor", "NSSpellChecker", "NSAnimationContext",
  ]

  private static let mainActorBases: Set<String> = [
    "UIViewController", "UIView", "UIControl", "UITableViewController", "UITableViewCell",
    "UICollectionViewCell", "UICollectionViewController", "UINavigationController",
    "UITabBarController", "UIWindow", "UIResponder", "NSViewController", "NSView",
    "NSWindowController", "UIApplicationDelegate", "View", "App",
  ]
}
