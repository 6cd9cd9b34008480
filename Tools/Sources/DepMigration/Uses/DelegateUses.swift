import DepFacts
import DepModel
import DepSyntax

/// The uses of the delegate of the application, which code casts to the class of the project:
/// `(UIApplication.shared.delegate as! AppDelegate).store`.
///
/// A type takes the properties that it reads, or the delegate where it also uses that in another
/// way.
struct DelegateUses {
  /// What takes the place of a use.
  struct Form {
    let site: UseSite
    let draft: FieldDraft
    let constant: KeptConstant?
  }

  private var forms: [Dependency: [Form]] = [:]
  private let project: ProjectTrees

  init(_ hidden: [Dependency], in project: ProjectTrees) {
    self.project = project
    var properties: [Dependency: [Form]] = [:]
    for dependency in hidden
    where project.scope.sdk.lists(dependency.expression, in: .applicationDelegates) {
      guard let source = project.source(dependency.file),
        let site = ExpressionFinder(
          source: source, facts: project.records[dependency.file].facts, sdk: project.scope.sdk
        ).find(dependency),
        let cast = CastUse(of: site), let owner = dependency.owner
      else { continue }
      guard let type = project.scope.type(named: cast.type, in: owner, file: dependency.file) else {
        // The class is one of Objective-C, or of another module.
        if cast.type.isCapitalized { forms[dependency] = [whole(cast, cast.type)] }
        continue
      }
      guard project.model.types[type].kind == .class, type != owner,
        !project.scope.visibility(of: type).isTooHidden(for: project.scope.visibility(of: owner))
      else { continue }
      forms[dependency] = [whole(cast, project.model.types[type].name)]
      let asked = cast.properties.compactMap { property($0, of: cast, type) }
      if !asked.isEmpty, asked.count == cast.properties.count { properties[dependency] = asked }
    }
    guard properties.count == forms.count else { return }
    forms = properties
  }

  /// None for a use of something else, or without a cast.
  func forms(of dependency: Dependency) -> [Form] { forms[dependency] ?? [] }

  private func whole(_ cast: CastUse, _ name: String) -> Form {
    Form(
      site: cast.site,
      draft: draft(
        [name.lastName.lowerCamel, "current" + name.lastName],
        FieldType(cast.isForced ? name : name + "?"), cast.text),
      constant: nil)
  }

  /// Nil where a test could not give the property without the delegate.
  private func property(
    _ asked: CastUse.Property, of cast: CastUse, _ type: Int
  ) -> Form? {
    guard !asked.site.isMutated,
      let member = project.scope.property(asked.name, of: type), !member.access.isHidden,
      member.attributes.isEmpty
    else { return nil }
    guard
      let written = PropertyType.of(
        member, in: type, project, isUnwrapped: cast.isForced && asked.site.isUnwrappedByUse)
    else { return nil }
    // The object may be missing, which an optional property says already.
    let mayLack = !cast.isForced && !written.isOptional
    guard !mayLack || written.isPlainName else { return nil }
    var draft = draft(
      [asked.name, project.model.types[type].name.lastName.lowerCamel + asked.name.upperCamel],
      mayLack ? FieldType("\(written)?") : written,
      "(\(cast.text))\(cast.isForced ? "" : "?").\(asked.name.escapedAsMember)")
    if mayLack, asked.site.next != nil || asked.site.isSubscripted {
      draft.access = .extended(by: "?")
    }
    if cast.isForced {
      draft.projectType = project.scope.type(named: written.name, in: type)
      draft.projectTypeText = written.description
    }
    draft.origins = [project.model.types[type].place.file]
    return Form(site: asked.site, draft: draft, constant: asked.constant)
  }

  /// It is asked for each time: there is no delegate yet when the first objects are made.
  private func draft(_ names: [String], _ type: FieldType, _ expression: String) -> FieldDraft {
    FieldDraft(
      identity: expression.replacing("NSApplication.shared.", with: "NSApp."), names: names,
      type: .provider(of: type, actor: "@MainActor"),
      live: "{ \(expression) }", access: .provider, projectType: nil, isSendable: true,
      isLenient: true)
  }
}
