import DepFacts
import DepModel
import SwiftSyntax

/// The types that some code registers in a container, by the last part of their names.
///
/// Any call counts whose name speaks of it, so that no registration of an unknown container is
/// missed: `register(API.self)`, `autoregister(API.self, …)`, `Factory(type: API.self)`.
package struct RegisteredTypes {
  package private(set) var names: Set<String> = []

  package init(in project: ProjectTrees) {
    for file in project.records.indices where project.records[file].role == .source {
      guard let bytes = project.bytes(of: file), Self.mayRegister(bytes),
        let source = project.source(file)
      else { continue }
      let finder = Finder(viewMode: .sourceAccurate)
      finder.walk(source.tree)
      names.formUnion(finder.found)
    }
  }

  private static let words = ["egister", "mplements", "Factory(", "factory("].map { Array($0.utf8) }

  private static func mayRegister(_ bytes: [UInt8]) -> Bool {
    words.contains { word in
      bytes.indices.contains { bytes[$0] == word[0] && bytes[$0...].starts(with: word) }
    }
  }

  private final class Finder: SyntaxVisitor {
    var found: Set<String> = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.calledExpression.lastCalledName?.lowercased() ?? ""
      if ["register", "implements", "factory"].contains(where: name.contains) {
        found.formUnion(node.arguments.compactMap { $0.expression.selfType?.lastName })
      }
      return .visitChildren
    }
  }
}
