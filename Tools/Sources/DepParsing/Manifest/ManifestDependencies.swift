@_spi(RawSyntax) internal import SwiftSyntax

/// Reads the names in what a target depends on: `["Core", .product(name: "API", package: "API")]`.
struct ManifestDependencies {
  /// The values of the manifest's variables: many manifests name a dependency once for all targets.
  private var values: [String: RawSyntax] = [:]

  init(_ root: RawSyntax) {
    var open = [root]
    while let node = open.popLast() {
      if let binding = RawPatternBindingSyntax(node),
        let name = RawIdentifierPatternSyntax(binding.pattern.raw)?.identifier.text,
        let value = binding.initializer?.raw ?? binding.accessorBlock?.raw
      {
        values[String(syntaxText: name)] = value
      }
      guard let children = node.nodes else { continue }
      for case let child? in children { open.append(child) }
    }
  }

  /// The names of targets and products, in order, each once.
  func names(in expression: RawSyntax) -> [String] {
    var names: [String] = []
    var followed: Set<String> = []
    collect(expression, &names, &followed)
    return names
  }

  private func collect(_ node: RawSyntax, _ names: inout [String], _ followed: inout Set<String>) {
    if let literal = ManifestReader.literal(node) {
      if !names.contains(literal) { names.append(literal) }
    } else if let call = RawFunctionCallExprSyntax(node), let name = nameArgument(of: call) {
      collect(name, &names, &followed)
    } else if let variable = ExpressionShape.calledName(node) {
      let name = String(syntaxText: variable)
      if followed.insert(name).inserted, let value = values[name] {
        collect(value, &names, &followed)
      }
    } else if let children = node.nodes {
      for case let child? in children { collect(child, &names, &followed) }
    }
  }

  private func nameArgument(of call: RawFunctionCallExprSyntax) -> RawSyntax? {
    for case let argument? in call.arguments.layoutView.children {
      guard let argument = RawLabeledExprSyntax(argument), argument.label?.text == "name" else {
        continue
      }
      return argument.expression.raw
    }
    return nil
  }
}
