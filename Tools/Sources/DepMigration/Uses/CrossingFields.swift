import DepModel
import DepSyntax

/// Lets a type keep closures where it could not keep the values: where code outside of the type's
/// actor reads a field or makes an instance, so that all of `Dependencies` has to cross between
/// actors, where a task of its own may capture them in Swift 6 mode, and where a condition guards
/// the read.
struct CrossingFields {
  let shape: TypeShape
  let scope: ProjectScope
  let knowledge: EscapeKnowledge

  func crossing(_ uses: [HiddenUse]) -> [HiddenUse] {
    let isolation = shape.isolation
    let crosses =
      isolation.attribute != nil
      && (shape.isSetOutsideOfActor
        || uses.contains { !$0.isInFunction && $0.isOutside(of: isolation) })
      || scope.declaresSendable(shape.type)
        && (!shape.isUncheckedSendable || uses.contains(where: isCaptured))
      || scope.mayBeSendable(shape.type)
      || isolation.attribute == nil && scope.isKeptInOwnStatics(shape.type)
      || scope.isInSwift6Mode(shape.entry.module) && uses.contains(where: isCaptured)
    let guarded = Self.guardedSingletons(uses)
    guard crosses || !guarded.isEmpty else { return uses }
    return uses.map { use in
      guard [.singleton, .systemSingleton].contains(use.dependency.kind),
        use.draft.access == .value,
        crosses && !use.draft.isSendable || guarded.contains(use.draft.identity)
      else { return use }
      var use = use
      use.draft.type = .provider(of: use.draft.type)
      use.draft.live = "{ \(use.draft.live) }"
      use.draft.access = .provider
      use.draft.isSendable = true
      return use
    }
  }

  /// Whether code that may run elsewhere captures what holds the field.
  private func isCaptured(_ use: HiddenUse) -> Bool {
    use.site.member?.startsConcurrently == true
      || use.site.closures.contains { closure in
        closure.inheritsActor
          ? !isIsolated : knowledge.isConcurrent(closure, module: shape.entry.module)
      }
  }

  private var isIsolated: Bool {
    switch shape.isolation {
    case .global, .moduleDefault: true
    case .none, .nonisolated, .actor, .unknown: false
    }
  }

  /// The singletons that exist only where a static of their type says so, and that the code
  /// therefore asks for behind a condition: `WCSession.default` behind `WCSession.isSupported()`.
  private static func guardedSingletons(_ uses: [HiddenUse]) -> Set<String> {
    let conditions = Set(
      uses.lazy.filter {
        $0.dependency.kind == .ambientValue && $0.draft.type.result?.description == "Bool"
      }
      .compactMap { $0.dependency.target.name.split(separator: ".").first.map(String.init) })
    return Set(
      uses.lazy.filter { use in
        conditions.contains { use.dependency.target.name.hasPrefix($0 + ".") }
      }.map(\.draft.identity))
  }
}
