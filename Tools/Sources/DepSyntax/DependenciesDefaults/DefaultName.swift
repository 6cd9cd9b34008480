import DepModel
import SwiftSyntax

/// The two names under which a default for dependencies is reached.
package enum DefaultName: String {
  case live
  case defaultDependencies

  /// The default that an expression is, such as `.live` or `Reader.Dependencies.live`.
  static func of(_ expression: ExprSyntax) -> DefaultName? {
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    guard let base = member.base else {
      return DefaultName(rawValue: member.declName.baseName.text)
    }
    let name = base.trimmedDescription.lastName
    return name == "Dependencies" || name == "Self"
      ? DefaultName(rawValue: member.declName.baseName.text) : nil
  }
}

extension StringProtocol {
  /// Whether a type behind a colon is the protocol of the library.
  package var isLibraryProtocol: Bool {
    lastName == "TransitionalDependencies" || hasSuffix(" TransitionalDependencies")
  }
}

extension TypeShape {
  /// Whether other modules can see its `Dependencies`, where they see the type.
  package var exportsDependencies: Bool {
    dependencies?.modifiers.contains { ["public", "package"].contains($0.name.text) } == true
  }
}
