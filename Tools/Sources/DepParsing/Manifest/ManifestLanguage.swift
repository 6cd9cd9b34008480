@_spi(RawSyntax) internal import SwiftSyntax

/// The Swift mode that a manifest compiles its targets in.
struct ManifestLanguage {
  /// Whether targets that say nothing else are compiled in a mode before Swift 6.
  let isBeforeSwift6: Bool

  /// What the package says decides, and then the version of the tools in the first comment.
  init(_ root: RawSyntax) {
    isBeforeSwift6 = Self.packageModes(root) ?? Self.toolsVersion(root).map { $0 < 6 } ?? false
  }

  /// What `.swiftLanguageMode(.v5)` among the settings of a target says; nil where none is there.
  static func isBeforeSwift6(_ settings: RawSyntax) -> Bool? {
    if let call = RawFunctionCallExprSyntax(settings),
      let name = ExpressionShape.calledName(call.calledExpression.raw),
      name == "swiftLanguageMode" || name == "swiftLanguageVersion"
    {
      return isBeforeSwift6(modes: TypeText.of(call.arguments.raw))
    }
    return settings.nodes?.lazy.compactMap { $0.flatMap(isBeforeSwift6) }.first
  }

  /// What `swiftLanguageModes: [.v5]` says; SwiftPM takes the newest of several.
  private static func packageModes(_ root: RawSyntax) -> Bool? {
    var open = [root]
    while let node = open.popLast() {
      if let argument = RawLabeledExprSyntax(node), let label = argument.label?.text,
        label == "swiftLanguageModes" || label == "swiftLanguageVersions"
      {
        return isBeforeSwift6(modes: TypeText.of(argument.expression.raw))
      }
      guard let children = node.nodes else { continue }
      for case let child? in children { open.append(child) }
    }
    return nil
  }

  /// Nil for modes that the text does not tell.
  private static func isBeforeSwift6(modes: String) -> Bool? {
    guard !modes.contains("v6"), !modes.contains("\"6") else { return false }
    let isOlder = ["v3", "v4", "v5", "\"3", "\"4", "\"5"].contains(where: modes.contains)
    return isOlder ? true : nil
  }

  /// The first number of `// swift-tools-version: 5.9`.
  private static func toolsVersion(_ root: RawSyntax) -> Int? {
    let name = "swift-tools-version:"
    for case .lineComment(let text) in root.firstToken?.leadingRawTriviaPieces ?? [] {
      let words = String(syntaxText: text).lowercased().drop { $0 == "/" || $0 == " " }
      guard words.hasPrefix(name) else { continue }
      return Int(words.dropFirst(name.count).drop { $0 == " " }.prefix { $0.isNumber })
    }
    return nil
  }
}
