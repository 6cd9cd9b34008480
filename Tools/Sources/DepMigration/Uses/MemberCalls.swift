import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// The uses of SDK singletons that become calls of closures.
///
/// A type takes a singleton either by closures or as itself: where one of its uses has no closure,
/// all of them keep the singleton's own type. A singleton of which no test can make another is
/// never taken as itself but for many members: its places without a closure stay.
struct MemberCalls {
  /// What takes the place of a use: the expression with the member, and the closure.
  struct Form {
    let site: UseSite
    var call: AmbientCall
    /// What the member belongs to: `UIApplication.shared`.
    let singleton: String
    /// Whether the place assigns to the member.
    let isAssigned: Bool
    /// The local constant through which the code asks for the member.
    var constant: KeptConstant?
    /// How many of the last arguments say what the function does without them.
    var droppedCount = 0
  }

  /// The first use of a singleton that has no closure, and why.
  struct Obstacle: Hashable {
    let path: String
    let position: SourcePosition
    let reason: String
  }

  private var forms: [Dependency: [Form]] = [:]
  private var obstacles: [String: Obstacle] = [:]
  /// Why a place of a singleton stays that no test can make.
  private var refusals: [Dependency: Refusal] = [:]
  /// What the tables call a singleton without a closure for some use, by its name in the catalogue.
  private var singletons: [String: String] = [:]

  init(_ hidden: [Dependency], in project: ProjectTrees, as form: MigrationOptions.SDKForm) {
    let sdk = project.scope.sdk
    for dependency in hidden where dependency.kind == .systemSingleton {
      let name = Self.singleton(of: dependency, sdk)
      switch form {
      case .concrete: continue
      case .closures: break
      case .testable: if !sdk.lists(name, in: .irreplaceableSingletons) { continue }
      }
      do throws(Refusal) {
        forms[dependency] = try Self.forms(of: dependency, in: project)
      } catch {
        if form == .testable, !sdk.lists(name, in: .singletonsWithOthers) {
          singletons[dependency.target.name] = name
          refusals[dependency] = Refusal(
            .irreplaceableObject, "no test can make another '\(name)', and \(error.detail)")
        } else {
          note(error.detail, name, dependency, project)
        }
      }
    }
    narrow(sdk)
    if form == .testable { keepWholeWhatHasManyMembers(project) }
  }

  /// Gives calls a closure with fewer parameters, where all pass defaults for the rest:
  /// `open(url, options: [:], completionHandler: nil)` takes that of `open(url)`.
  private mutating func narrow(_ sdk: SDKKnowledge) {
    let places = forms.flatMap { place, forms in forms.indices.map { (place: place, index: $0) } }
    let groups = Dictionary(grouping: places) { forms[$0.place]?[$0.index].call.live }
    for group in groups.values {
      let narrowed = group.compactMap { forms[$0.place]?[$0.index].narrowed(sdk) }
      guard narrowed.count == group.count, Set(narrowed.map(\.call.live)).count == 1 else {
        continue
      }
      for (place, form) in zip(group, narrowed) { forms[place.place]?[place.index] = form }
    }
  }

  /// With more closures than these a struct is longer than the double of an object.
  private static let mostClosures = 6

  private mutating func keepWholeWhatHasManyMembers(_ project: ProjectTrees) {
    for (name, forms) in Dictionary(grouping: forms, by: { $0.value.first?.singleton ?? "" }) {
      let count = Set(forms.flatMap { $0.value.map(\.call.live) }).count
      let first = forms.map(\.key).min { ($0.file, $0.position) < ($1.file, $1.position) }
      guard count > Self.mostClosures, let first, obstacles[name] == nil else { continue }
      note("the code uses \(count) members, which would be as many closures", name, first, project)
    }
  }

  private mutating func note(
    _ reason: String, _ name: String, _ place: Dependency, _ project: ProjectTrees
  ) {
    singletons[place.target.name] = name
    obstacles[name] =
      obstacles[name]
      ?? Obstacle(
        path: project.records[place.file].path, position: place.position, reason: reason)
  }

  /// What the tables call the singleton: `NSApplication.shared` for `NSApp`.
  private static func singleton(of dependency: Dependency, _ sdk: SDKKnowledge) -> String {
    sdk.text(of: dependency.target.name, in: .sameValues) ?? dependency.target.name
  }

  /// None where the use keeps the singleton's own type; several where a local constant holds it,
  /// and the code asks members of that.
  func forms(of dependency: Dependency) -> [Form] {
    guard let forms = forms[dependency], let first = forms.first, obstacles[first.singleton] == nil
    else { return [] }
    return forms
  }

  /// Why a place stays; nil where a closure or the singleton itself takes its place.
  func refusal(of dependency: Dependency) -> Refusal? {
    obstacle(to: dependency) == nil ? refusals[dependency] : nil
  }

  func obstacle(to dependency: Dependency) -> Obstacle? {
    guard dependency.kind == .systemSingleton else { return nil }
    let name = dependency.target.name
    return obstacles[forms[dependency]?.first?.singleton ?? singletons[name] ?? name]
  }

  private static func forms(
    of dependency: Dependency, in project: ProjectTrees
  ) throws(Refusal) -> [Form] {
    let facts = project.records[dependency.file].facts
    let sdk = project.scope.sdk
    let finder = project.source(dependency.file).map {
      ExpressionFinder(source: $0, facts: facts, sdk: sdk)
    }
    let chain = dependency.chain(in: facts)
    if chain != nil, chain?.next == nil,
      let constant = finder?.find(dependency).flatMap({ KeptConstant(of: $0) })
    {
      var forms: [Form] = []
      for member in constant.members {
        var form = try Self.form(
          of: dependency, member.name, at: member.site, isAssigned: false, project)
        form.constant = constant
        forms.append(form)
      }
      return forms
    }
    guard let chain, let member = chain.next else {
      throw Refusal(.argumentsUnknown, "the code uses the object itself here, not a member")
    }
    let isAssigned = dependency.role == .write && chain.tail.isEmpty
    guard isAssigned || dependency.role == .read && !chain.isMutated(sdk) else {
      throw Refusal(.argumentsUnknown, "no closure is known for '\(member)'")
    }
    var whole = dependency
    whole.use?.length += 1
    return [
      try form(of: dependency, member, at: finder?.find(whole), isAssigned: isAssigned, project)
    ]
  }

  private static func form(
    of dependency: Dependency, _ member: String, at site: UseSite?, isAssigned: Bool,
    _ project: ProjectTrees
  ) throws(Refusal) -> Form {
    let sdk = project.scope.sdk
    guard let site,
      isAssigned ? site.isAssigned : site.call != nil || !member.hasSuffix(")")
    else {
      throw Refusal(.argumentsUnknown, "'\(member)' is not called here")
    }
    let singleton = Self.singleton(of: dependency, sdk)
    let name = "\(singleton).\(member)\(isAssigned ? "=" : "")"
    guard
      let call = (site.isAwaited ? sdk.memberCall(name + " await") : nil) ?? sdk.memberCall(name)
        ?? (isAssigned ? nil : AddedMember(member, of: singleton, in: project)?.call)
    else {
      throw Refusal(.argumentsUnknown, "no closure is known for '\(member)'")
    }
    try checkOverload(call, of: member, at: site)
    return Form(site: site, call: call, singleton: singleton, isAssigned: isAssigned)
  }

  private static func checkOverload(
    _ call: AmbientCall, of member: String, at site: UseSite
  ) throws(Refusal) {
    let type = site.typeOfFirstArgument.map { $0.filter { $0 != "?" && $0 != "!" } }
    guard call.firstArgument.isEmpty || type.map(call.firstArgument.contains) == true else {
      throw Refusal(
        .argumentsUnknown,
        "'\(member)' is overloaded, and the code does not write the type of the first argument; "
          + "write it, as in 'let text: String = …', and run again")
    }
  }
}

extension MemberCalls.Form {
  /// Without the last arguments that are empty, as the defaults of an SDK are; nil where all count.
  fileprivate func narrowed(_ sdk: SDKKnowledge) -> Self? {
    guard !isAssigned, !site.isAwaited, call.before.isEmpty, let place = site.call,
      !place.hasTrailingClosure,
      let member = site.calledMember
    else { return nil }
    let empty = place.argumentTexts.reversed().prefix {
      ["nil", ".none", "[]", "[:]"].contains($0)
    }.count
    for count in stride(from: empty, to: 0, by: -1) where count < place.labels.count {
      let labels = place.labels.dropLast(count).map { $0 + ":" }.joined()
      if let narrow = sdk.memberCall("\(singleton).\(member)(\(labels))"),
        narrow.names.first == call.names.first, narrow.before.isEmpty,
        narrow.firstArgument.isEmpty
      {
        var form = self
        form.call = narrow
        form.droppedCount = count
        return form
      }
    }
    return nil
  }
}
