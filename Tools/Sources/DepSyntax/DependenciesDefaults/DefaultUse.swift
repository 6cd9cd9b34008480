import SwiftSyntax

/// A place that reaches a default for the dependencies of a type.
package struct DefaultUse: Hashable {
  /// `live`, `defaultDependencies`, or something else of the library.
  package var name: String
  package var file: Int
  package var offset: Int
  package var text: String
  /// Whether the value is used as it is, so that nothing of the library is needed.
  package var isPlain: Bool

  package init(name: String, file: Int, offset: Int, text: String, isPlain: Bool) {
    self.name = name
    self.file = file
    self.offset = offset
    self.text = text
    self.isPlain = isPlain
  }
}

extension TypeShape.Part {
  /// Where the part of a type reaches the default for the dependencies of the type.
  package func defaultUses(of type: String) -> [DefaultUse] {
    DefaultUseFinder.uses(in: Syntax(node), of: type, source: source)
  }

  /// Where the part of a `Dependencies` reaches its own default.
  package func defaultUses(ofDependenciesOf type: String) -> [DefaultUse] {
    DefaultUseFinder.uses(in: Syntax(node), of: type, source: source, isDependencies: true)
  }
}

extension CallSite {
  /// Where the argument of a label reaches the default for the dependencies of a type.
  package func defaultUses(inArgument label: String, of type: String) -> [DefaultUse] {
    guard let argument = node.arguments.first(where: { $0.label?.text == label }) else { return [] }
    return DefaultUseFinder.uses(in: Syntax(argument.expression), of: type, source: source)
  }
}

extension ParsedSource {
  /// Where arguments of these labels reach the default for the dependencies of a type.
  package func defaultUses(inArguments labels: Set<String>, of type: String) -> [DefaultUse] {
    let finder = LabeledArguments(labels)
    finder.walk(tree)
    return finder.found.flatMap { DefaultUseFinder.uses(in: Syntax($0), of: type, source: self) }
  }
}

private final class LabeledArguments: SyntaxVisitor {
  private let labels: Set<String>
  private(set) var found: [ExprSyntax] = []

  init(_ labels: Set<String>) {
    self.labels = labels
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.label?.plainName, labels.contains(label) { found.append(node.expression) }
    return .visitChildren
  }
}
