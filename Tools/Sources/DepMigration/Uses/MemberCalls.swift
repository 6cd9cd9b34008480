import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// The uses of SDK singletons that become calls of closures.
///
/// A type takes a singleton either by closures or as itself: where one of its uses has no closure,
/// all of them keep the singleton's own type.
struct MemberCalls {
  /// What takes the place of a use: the expression with the member, and the closure.
  struct Form {
    let site: UseSite
    let call: AmbientCall
    /// What the member belongs to: `UIApplication.shared`.
    let singleton: String
    /// Whether the place assigns to the member.
    let isAssigned: Bool
  }

  /// The first use of a singleton that has no closure, and why.
  struct Obstacle: Hashable {
    let path: String
    let position: SourcePosition
    let reason: String
  }

  private var forms: [Dependency: Form] = [:]
  private var obstacles: [String: Obstacle] = [:]

  init(_ hidden: [Dependency], in project: ProjectTrees, as form: MigrationOptions.SDKForm) {
    let sdk = project.scope.sdk
    for dependency in hidden where dependency.kind == .systemSingleton {
      let name = dependency.target.name
      switch form {
      case .concrete: continue
      case .closures: break
      case .testable: if !sdk.lists(name, in: .irreplaceableSingletons) { continue }
      }
      do throws(Refusal) {
        forms[dependency] = try Self.form(of: dependency, in: project)
      } catch {
        note(error.detail, dependency, project)
      }
    }
    if form == .testable { keepWholeWhatHasManyMembers(project) }
  }

  /// With more closures than these a struct is longer than the double of an object.
  private static let mostClosures = 3

  private mutating func keepWholeWhatHasManyMembers(_ project: ProjectTrees) {
    for (name, forms) in Dictionary(grouping: forms, by: \.value.singleton) {
      let count = Set(forms.map(\.value.call.live)).count
      let first = forms.map(\.key).min { ($0.file, $0.position) < ($1.file, $1.position) }
      guard count > Self.mostClosures, let first, obstacles[name] == nil else { continue }
      note("the code uses \(count) members, which would be as many closures", first, project)
    }
  }

  private mutating func note(_ reason: String, _ place: Dependency, _ project: ProjectTrees) {
    let name = place.target.name
    obstacles[name] =
      obstacles[name]
      ?? Obstacle(
        path: project.records[place.file].path, position: place.position, reason: reason)
  }

  /// Nil where the use keeps the singleton's own type.
  func form(of dependency: Dependency) -> Form? {
    obstacles[dependency.target.name] == nil ? forms[dependency] : nil
  }

  func obstacle(to dependency: Dependency) -> Obstacle? {
    dependency.kind == .systemSingleton ? obstacles[dependency.target.name] : nil
  }

  private static func form(
    of dependency: Dependency, in project: ProjectTrees
  ) throws(Refusal) -> Form {
    let facts = project.records[dependency.file].facts
    guard let chain = dependency.chain(in: facts), let member = chain.next else {
      throw Refusal(.argumentsUnknown, "the code uses the object itself here, not a member")
    }
    let isAssigned = dependency.role == .write && chain.tail.isEmpty
    guard isAssigned || dependency.role == .read && !chain.isMutated(project.scope.sdk) else {
      throw Refusal(.argumentsUnknown, "no closure is known for '\(member)'")
    }
    var whole = dependency
    whole.use?.length += 1
    let sdk = project.scope.sdk
    let finder = project.source(dependency.file).map {
      ExpressionFinder(source: $0, facts: facts, sdk: sdk)
    }
    guard let site = finder?.find(whole),
      isAssigned ? site.isAssigned : site.call != nil || !member.hasSuffix(")")
    else {
      throw Refusal(.argumentsUnknown, "'\(member)' is not called here")
    }
    let name = "\(dependency.target.name).\(member)\(isAssigned ? "=" : "")"
    guard
      let call = (site.isAwaited ? sdk.memberCall(name + " await") : nil) ?? sdk.memberCall(name)
    else {
      throw Refusal(.argumentsUnknown, "no closure is known for '\(member)'")
    }
    let type = site.typeOfFirstArgument.map { $0.filter { $0 != "?" && $0 != "!" } }
    guard call.firstArgument.isEmpty || type.map(call.firstArgument.contains) == true else {
      throw Refusal(
        .argumentsUnknown,
        "'\(member)' is overloaded, and the code does not write the type of the first argument; "
          + "write it, as in 'let text: String = …', and run again")
    }
    return Form(
      site: site, call: call, singleton: dependency.target.name, isAssigned: isAssigned)
  }
}
