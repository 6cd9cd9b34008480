import DepMigration
import DepFacts
import DepModel
import DepPlan
import DepSyntax
import SwiftSyntax

/// Decides what becomes of the initializers of a type whose transition ends.
struct TransitionInitializers {
  let shape: TypeShape
  let project: ProjectTrees

  struct Answer {
    var edits = EditList()
    /// What goes, in bytes.
    var removed: [(file: Int, range: Range<Int>)] = []
    /// The initializers that callers can no longer use without dependencies.
    var ended: [InitializerSite] = []
    /// Those that callers can still use without them.
    var staying: [InitializerSite] = []
    var left: [LeftPlace] = []
  }

  func answer() -> Answer {
    var answer = Answer()
    let demanded = project.scope.demandedInitializers(of: shape.type)
    for site in shape.initializers {
      if let parameter = site.dependenciesParameter {
        guard let value = parameter.defaultValue else { continue }
        let range = parameter.type.inner.upperBound..<value.inner.upperBound
        if value.containsComment || parameter.type.trailingTrivia.hasComment {
          leave(site, .notUnderstood, "a comment stands inside of the default", &answer)
          answer.staying.append(site)
          continue
        }
        answer.edits.replace(range, with: "", in: site.source)
        answer.removed.append((site.source.file, range))
        answer.ended.append(site)
      } else if onlyPassesDefault(site) {
        if let why = demand(of: site, demanded) {
          leave(site, .demandedInitializer, why, &answer)
          answer.staying.append(site)
        } else if let item = site.node.parent?.as(MemberBlockItemSyntax.self) {
          let range = MemberRemoval.range(of: item, in: site.source)
          answer.edits.replace(range, with: "", in: site.source)
          answer.removed.append((site.source.file, range))
          answer.ended.append(site)
        }
      } else {
        if takesDefault(site) {
          leave(
            site, .demandedInitializer,
            demand(of: site, demanded) ?? "it takes the default itself, and does more", &answer)
        }
        answer.staying.append(site)
      }
    }
    return answer
  }

  /// Whether the body does nothing but hand the parameters and the default to another initializer.
  private func onlyPassesDefault(_ site: InitializerSite) -> Bool {
    guard let body = site.body, body.statements.count == 1, site.delegations.count == 1,
      let call = site.delegations.first, Self.isWhole(call, in: body)
    else { return false }
    let names = Set(site.parameters.map(InitializerSite.innerName))
    var passesDefault = false
    for argument in call.arguments {
      if argument.label?.text == "dependencies" {
        guard DefaultName.of(argument.expression) != nil else { return false }
        passesDefault = true
      } else if !names.contains(Self.passedName(argument.expression)) {
        return false
      }
    }
    return passesDefault && call.trailingClosure == nil
  }

  /// Whether a call is all of a body, but for `try` and `await`.
  private static func isWhole(_ call: FunctionCallExprSyntax, in body: CodeBlockSyntax) -> Bool {
    var node = Syntax(call)
    while let parent = node.parent, parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self)
    {
      node = parent
    }
    return node.parent?.is(CodeBlockItemSyntax.self) == true
      && node.parent?.parent?.parent?.id == Syntax(body).id
  }

  /// `name`, `&name` and `name()` hand on `name`.
  private static func passedName(_ expression: ExprSyntax) -> String {
    if let reference = expression.as(InOutExprSyntax.self) {
      return passedName(reference.expression)
    }
    if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty {
      return passedName(call.calledExpression)
    }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
  }

  private func takesDefault(_ site: InitializerSite) -> Bool {
    guard let body = site.body else { return false }
    return !DefaultNames.find(in: Syntax(body), isDependencies: false, type: shape.entry.name)
      .isEmpty
  }

  /// Who demands an initializer; nil where nobody does.
  private func demand(of site: InitializerSite, _ demanded: [[String]]?) -> String? {
    if site.labels == ["coder"] { return "a storyboard or an archive calls it" }
    if site.isOverride { return "the superclass demands it" }
    if site.isRequired { return "it is 'required'" }
    if site.isObjectiveC { return "Objective-C may call it" }
    if demanded?.contains(site.labels) == true { return "a protocol demands it" }
    if demanded == nil { return "a protocol that is not among the sources may demand it" }
    let isPublic = [.public, .open, .package].contains(project.scope.access(of: shape.type))
    let dependencies = Set(shape.dependencies?.modifiers.map { $0.name.text } ?? [])
    if site.isExported, isPublic, dependencies.isDisjoint(with: ["public", "package"]) {
      return "other modules call it, and cannot see 'Dependencies'"
    }
    return nil
  }

  private func leave(
    _ site: InitializerSite, _ reason: ReasonName, _ detail: String, _ answer: inout Answer
  ) {
    answer.left.append(
      LeftPlace(
        reason: reason, path: site.source.path,
        position: site.source.position(at: site.node.initKeyword.inner.lowerBound),
        expression: "init(\(site.labels.map { $0 + ":" }.joined()))", detail: detail))
  }
}
