import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// The uses of SDK singletons that become calls of closures, as `--sdk closures` asks for them.
///
/// A type takes a singleton either by closures or as itself: where one of its uses has no closure,
/// all of them keep the singleton's own type.
struct MemberCalls {
  /// What takes the place of a use: the expression with the member, and the closure.
  struct Form {
    let site: UseSite
    let call: AmbientCall
  }

  /// The first use of a singleton that has no closure, and why.
  struct Obstacle: Hashable {
    let path: String
    let position: SourcePosition
    let reason: String
  }

  private var forms: [Dependency: Form] = [:]
  private var obstacles: [String: Obstacle] = [:]

  /// Finds none.
  init() {}

  init(_ hidden: [Dependency], in project: ProjectTrees) {
    for dependency in hidden where dependency.kind == .systemSingleton {
      do throws(Refusal) {
        forms[dependency] = try Self.form(of: dependency, in: project)
      } catch {
        let name = dependency.target.name
        obstacles[name] =
          obstacles[name]
          ?? Obstacle(
            path: project.records[dependency.file].path, position: dependency.position,
            reason: error.detail)
      }
    }
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
    guard let member = dependency.chain(in: facts)?.next else {
      throw Refusal(.argumentsUnknown, "the code uses the object itself here, not a member")
    }
    let sdk = project.scope.sdk
    guard let call = sdk.memberCall("\(dependency.target.name).\(member)"),
      dependency.role == .read
    else { throw Refusal(.argumentsUnknown, "no closure is known for '\(member)'") }
    var whole = dependency
    whole.use?.length += 1
    let finder = project.source(dependency.file).map {
      ExpressionFinder(source: $0, facts: facts, sdk: sdk)
    }
    guard let site = finder?.find(whole), site.call != nil || !member.hasSuffix(")") else {
      throw Refusal(.argumentsUnknown, "'\(member)' is not called here")
    }
    let type = site.typeOfFirstArgument.map { $0.filter { $0 != "?" && $0 != "!" } }
    guard call.firstArgument.isEmpty || type.map(call.firstArgument.contains) == true else {
      throw Refusal(
        .argumentsUnknown,
        "'\(member)' is overloaded, and the code does not write the type of the first argument; "
          + "write it, as in 'let text: String = …', and run again")
    }
    return Form(site: site, call: call)
  }
}
