import DepFacts
import DepModel
import DepSyntax

/// An object of an SDK that code makes for one call, and that is then gone:
/// `UIImpactFeedbackGenerator(style: .light).impactOccurred()`.
///
/// A closure that only made the object would leave the effect where it is.
struct SDKObjectCall {
  /// The object with the call.
  let site: UseSite
  let draft: FieldDraft

  /// Nil where the tables know no closure for both.
  init?(_ dependency: Dependency, in project: ProjectTrees, _ finder: ExpressionFinder) {
    let made = dependency.target.name
    guard [.ambientValue, .systemSingleton].contains(dependency.kind), made.hasSuffix(")"),
      !made.baseName.contains("."),
      let chain = dependency.chain(in: project.records[dependency.file].facts),
      let next = chain.next, next.hasSuffix(")"), chain.tail.isEmpty,
      let form = project.scope.sdk.ambientCall("\(made).\(next)"),
      let object = finder.find(dependency)?.call
    else { return nil }
    var whole = dependency
    whole.use?.length += 1
    guard let site = finder.find(whole), let call = site.call,
      !call.hasTrailingClosure, !object.hasTrailingClosure
    else { return nil }
    let arguments = object.argumentTexts + call.argumentTexts
    let actor = project.scope.isOnMainActor(made.baseName) ? "@MainActor " : ""
    self.site = site
    draft = FieldDraft(
      identity: form.live + form.parameters, names: form.names + [made.baseName.lowerCamel],
      type: "\(actor)@Sendable \(form.parameters) -> \(form.result)", live: form.live,
      access: arguments.isEmpty ? .provider : .arguments(arguments.joined(separator: ", ")),
      projectType: nil, isSendable: true, isLenient: !actor.isEmpty)
  }
}
