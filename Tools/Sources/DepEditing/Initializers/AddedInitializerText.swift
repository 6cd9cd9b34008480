import DepMigration
import DepModel
import DepSyntax
import SwiftSyntax

/// Writes the initializers that a type did not have.
struct AddedInitializerText {
  let shape: TypeShape
  let intent: InitializerIntent
  let moved: [MovedValue]
  let style: SourceStyle
  let indentation: String
  let propertyName: String
  /// Whether a property keeps the dependencies.
  let keepsDependencies: Bool
  /// What is handed to the superclass.
  let base: BaseIntent?

  private var inner: String { indentation + style.indentation }

  func declarations() -> [String] {
    switch intent.addition {
    case .none, .property: []
    case .plain(keepsEmpty: false):
      [initializer("init(\(ParameterText.withDefault))", keeping())]
    case .plainObject:
      [initializer("init(\(ParameterText.withDefault))", keeping() + ["super.init()"])]
    case .plain(keepsEmpty: true): kept()
    case .objectPair:
      [
        initializer(
          "\(inheritedAccess)override convenience init()",
          ["self.init(dependencies: .defaultDependencies)"]),
        initializer("init(\(ParameterText.plain))", keeping() + ["super.init()"]),
      ]
    case .memberwise(let keeps): memberwise(keeps)
    case .inherited: inherited()
    case .known(let superclass, let overrides): known(superclass, overrides)
    }
  }

  /// The access that a class lends to the initializers that it inherits, with a space behind it.
  private var inheritedAccess: String {
    if shape.modifiers.contains("package") { return "package " }
    return shape.modifiers.isDisjoint(with: ["public", "open"]) ? "" : "public "
  }

  /// `init()` beside the new one, for those who override it, demand it or hand it over.
  private func kept() -> [String] {
    let second = initializer("init(\(ParameterText.plain))", keeping())
    if intent.hasSubclasses {
      let lines = ["let dependencies = Dependencies.defaultDependencies"] + keeping()
      return [
        initializer(
          "init()", moved.isEmpty ? ["self.\(propertyName) = .defaultDependencies"] : lines),
        second,
      ]
    }
    let modifier = shape.isClass ? "convenience " : ""
    return [
      initializer(
        "\(modifier)init()", ["self.init(dependencies: .defaultDependencies)"]), second,
    ]
  }

  private func memberwise(_ keeps: Bool) -> [String] {
    let movedNames = Set(moved.map(\.name))
    let kept = intent.memberwise.filter { !movedNames.contains($0.name) }
    var texts = kept.map(\.text)
    let index = kept.indexOfDependencies
    texts.insert(keeps ? ParameterText.plain : ParameterText.withDefault, at: index)
    let access = kept.contains(where: \.isHidden) ? "fileprivate " : ""
    let main = initializer(
      signature("\(access)init", texts), kept.map(\.assignment) + keeping())
    let hidden = kept.filter(\.isHidden)
    if !keeps, !hidden.isEmpty, hidden.allSatisfy({ $0.value != nil }) { return split(kept) }
    guard keeps else { return [main] }
    var arguments = kept.map { "\($0.name): \($0.name.escaped)" }
    arguments.insert("dependencies: .defaultDependencies", at: index)
    let first = initializer(
      signature("\(access)init", kept.map(\.declaration)),
      ["self.init(\(arguments.joined(separator: ", ")))"])
    guard !kept.isEmpty, kept.allSatisfy({ $0.value != nil }) else { return [first, main] }
    // The compiler made `init()` too, and a parameter with a default does not stand for it.
    let values =
      kept.map { "\($0.name): \($0.value ?? "")" } + ["dependencies: .defaultDependencies"]
    return [
      initializer("init()", ["self.init(\(values.joined(separator: ", ")))"]), first, main,
    ]
  }

  /// One initializer for all callers, and one for its file, which sets what only the file can see.
  private func split(_ kept: [MemberwiseParameter]) -> [String] {
    let arguments = kept.map { "\($0.name): \($0.isHidden ? $0.value ?? "" : $0.name.escaped)" }
    return [
      initializer(
        signature("init", kept.filter { !$0.isHidden }.map(\.text) + [ParameterText.withDefault]),
        ["self.init(\((arguments + ["dependencies: dependencies"]).joined(separator: ", ")))"]),
      initializer(
        signature(
          "fileprivate init",
          kept.map { $0.isHidden ? $0.declaration : $0.text } + [ParameterText.withDefault]),
        kept.map(\.assignment) + keeping()),
    ]
  }

  private func inherited() -> [String] {
    if intent.inherited.isEmpty {
      return [
        initializer(
          "init(\(ParameterText.withDefault))",
          keeping() + ["super.init(\(handed.map { "dependencies: \($0)" } ?? ""))"])
      ]
    }
    return intent.inherited.map { site in
      let clause = ParameterText.with(
        ParameterText.withDefault, in: site.node.signature.parameterClause, of: site.source)
      let effects = site.node.signature.effectSpecifiers
      let marks =
        (effects?.throwsClause != nil ? "try " : "")
        + (effects?.asyncSpecifier != nil ? "await " : "")
      let head =
        "init\(site.node.optionalMark.map { $0.text } ?? "")(\(clause))"
        + (effects.map { " " + site.source.text($0) } ?? "")
      let arguments = ParameterText.arguments(
        site.parameters, dependencies: handed, style: style, indentation: inner,
        start: inner.count + marks.count + "super.init(".count)
      return initializer(head, keeping() + ["\(marks)super.init(\(arguments))"])
    }
  }

  /// What the superclass takes.
  private var handed: String? { base?.isPassedByAdded == true ? base?.argument : nil }

  private func known(_ superclass: KnownSuperclass, _ overrides: Bool) -> [String] {
    let kept =
      moved.isEmpty
      ? ["self.\(propertyName) = .defaultDependencies"]
      : ["let dependencies = Dependencies.defaultDependencies"] + keeping()
    let handedDown = superclass.overridden.map { initializer($0.signature, kept + [$0.call]) }
    let new = initializer(
      "init(\(superclass.parameters)\(ParameterText.plain))", keeping() + [superclass.call])
    return (overrides ? handedDown : []) + [new]
  }

  private func keeping() -> [String] {
    (keepsDependencies ? ["self.\(propertyName) = dependencies"] : [])
      + moved.map { "\($0.receiver)\($0.name.escaped) = \($0.value)" }
  }

  private func signature(_ head: String, _ parameters: [String]) -> String {
    text.signature(head, parameters)
  }

  private func initializer(_ head: String, _ lines: [String]) -> String {
    text.initializer(head, lines)
  }

  private var text: InitializerText {
    InitializerText(style: style, indentation: indentation)
  }
}
