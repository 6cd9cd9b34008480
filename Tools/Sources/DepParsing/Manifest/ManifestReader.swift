internal import DepFacts
@_spi(RawSyntax) internal import SwiftSyntax

/// Reads the targets that a package manifest declares.
enum ManifestReader {
  /// Finds calls such as `.target(name: "App", path: "Sources")`, wherever they stand.
  ///
  /// Calls inside a target are what it depends on, and are not looked at.
  static func targets(_ root: RawSyntax) -> [ManifestTargetFact] {
    let reader = ManifestDependencies(root)
    let language = ManifestLanguage(root)
    var targets: [ManifestTargetFact] = []
    var libraries: [[String]] = []
    var open = [root]
    while let node = open.popLast() {
      if let call = RawFunctionCallExprSyntax(node), let target = target(call, reader, language) {
        targets.append(target)
        continue
      }
      if let library = RawFunctionCallExprSyntax(node).flatMap({ library($0, reader) }) {
        libraries.append(library)
        continue
      }
      guard !isDependency(node), let children = node.nodes else { continue }
      for case let child? in children.reversed() { open.append(child) }
    }
    // The targets of a library that code lists may be any.
    let isOpen = libraries.contains(where: \.isEmpty)
    let exported = Set(libraries.joined())
    for index in targets.indices {
      targets[index].isInLibrary =
        targets[index].kind == .regular && (isOpen || exported.contains(targets[index].name))
    }
    return targets
  }

  /// The targets of `.library(name: "Kit", targets: ["Kit"])`, as far as they are written.
  private static func library(
    _ call: RawFunctionCallExprSyntax, _ reader: ManifestDependencies
  ) -> [String]? {
    guard
      RawMemberAccessExprSyntax(call.calledExpression.raw)?.declName.baseName.text == "library"
    else { return nil }
    for case let argument? in call.arguments.layoutView.children {
      guard let argument = RawLabeledExprSyntax(argument), argument.label?.text == "targets" else {
        continue
      }
      return reader.names(in: argument.expression.raw)
    }
    return nil
  }

  /// Whether a node is `name: Target.Dependency = …`.
  private static func isDependency(_ node: RawSyntax) -> Bool {
    guard let type = RawPatternBindingSyntax(node)?.typeAnnotation?.type.raw else { return false }
    return TypeText.of(type).contains("Dependency")
  }

  private static func target(
    _ call: RawFunctionCallExprSyntax, _ reader: ManifestDependencies,
    _ language: ManifestLanguage
  ) -> ManifestTargetFact? {
    guard let access = RawMemberAccessExprSyntax(call.calledExpression.raw),
      let kind = kind(access.declName.baseName.text), isTargetFactory(access)
    else { return nil }
    var name: String?
    var path: String?
    var isOnMainActor = false
    var isBeforeSwift6 = language.isBeforeSwift6
    var dependencies: [String] = []
    for case let argument? in call.arguments.layoutView.children {
      guard let argument = RawLabeledExprSyntax(argument), let label = argument.label?.text else {
        continue
      }
      switch label {
      case "name": name = literal(argument.expression.raw)
      case "path": path = literal(argument.expression.raw)
      case "dependencies": dependencies = reader.names(in: argument.expression.raw)
      case "swiftSettings":
        let settings = argument.expression.raw
        isOnMainActor = setsMainActor(settings)
        isBeforeSwift6 = ManifestLanguage.isBeforeSwift6(settings) ?? isBeforeSwift6
      // A product of plugins, or the use of one.
      case "targets", "package": return nil
      default: break
      }
    }
    return name.map {
      ManifestTargetFact(
        kind: kind, name: $0, path: path, isOnMainActor: isOnMainActor,
        isBeforeSwift6: isBeforeSwift6, dependencies: dependencies)
    }
  }

  /// Whether `.defaultIsolation(MainActor.self)` is among the settings.
  private static func setsMainActor(_ settings: RawSyntax) -> Bool {
    if let call = RawFunctionCallExprSyntax(settings),
      ExpressionShape.calledName(call.calledExpression.raw) == "defaultIsolation"
    {
      return TypeText.of(call.arguments.raw).hasPrefix("MainActor.self")
    }
    return settings.nodes?.contains { $0.map(setsMainActor) ?? false } ?? false
  }

  /// Whether the base is missing, or is the type `Target`.
  private static func isTargetFactory(_ access: RawMemberAccessExprSyntax) -> Bool {
    guard let base = access.base?.raw else { return true }
    return ExpressionShape.calledName(base) == "Target"
  }

  private static func kind(_ name: SyntaxText) -> ManifestTargetFact.Kind? {
    switch name {
    case "target": .regular
    case "executableTarget": .executable
    case "testTarget": .test
    case "plugin": .plugin
    case "macro": .macro
    default: nil
    }
  }

  /// The text of a string literal without interpolations and escapes.
  static func literal(_ node: RawSyntax) -> String? {
    guard let literal = RawStringLiteralExprSyntax(node) else { return nil }
    var text = ""
    for case let segment? in literal.segments.layoutView.children {
      guard let segment = RawStringSegmentSyntax(segment) else { return nil }
      text += String(syntaxText: segment.content.text)
    }
    return text
  }
}
