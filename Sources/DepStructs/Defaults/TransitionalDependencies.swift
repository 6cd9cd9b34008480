/// The dependencies of a type whose transition has begun: a default stands in for what callers
/// do not pass yet.
///
/// The nested struct conforms, never the type that owns it:
///
/// ```swift
/// final class ProfileService {
///   struct Dependencies: TransitionalDependencies {
///     var api: any NetworkAPIProtocol
///     static var live: Self { Self(api: NetworkAPI.shared) }
///   }
///   private let dependencies: Dependencies
///   init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
/// }
/// ```
///
/// A conforming struct is right when building `live` has no effect of its own, so that
/// `ProfileService(dependencies: .live)` behaves as `ProfileService()` did.
///
/// For a struct that only the main actor may build, isolate the conformance and `live`:
///
/// ```swift
/// struct Dependencies: @MainActor TransitionalDependencies {
///   var theme: Theme
///   @MainActor static var live: Self { Self(theme: .shared) }
/// }
/// ```
public protocol TransitionalDependencies {
  /// The singletons and values that were hidden in the type before.
  ///
  /// Write it as a computed property. The declaration of a singleton passes it by name,
  /// `static let shared = NetworkAPI(dependencies: .live)`: a default would keep a test's mocks
  /// for the life of the process when it is first used inside
  /// ``withDefaultDependencies(_:operation:)-6yl4x``.
  static var live: Self { get }
}

extension TransitionalDependencies {
  /// What an initializer takes when its caller passes nothing: the override in force, or `live`.
  ///
  /// In this order: the innermost override of
  /// ``withDefaultDependencies(_:operation:)-6yl4x``; what the
  /// ``LiveDefaultsPolicy`` in force says; ``live``.
  ///
  /// - Precondition: `live` does not need itself through other defaults. A cycle stops the process
  ///   with its path, such as `A.Dependencies → B.Dependencies → A.Dependencies`. Two `static let`
  ///   singletons that need each other pass `.live` and read no default: they hang inside the
  ///   runtime's initialization. Make one of the two fields a closure; or keep the singleton in an
  ///   ``Allocator``, which names the cycle: `private static let one = Allocator(.shared) {
  ///   NetworkAPI(dependencies: .live) }` and `static var shared: NetworkAPI { one() }`.
  public static var defaultDependencies: Self {
    let scope = DefaultsScope.current
    if let override = scope?.override(Self.self) { return override }
    let policy = scope?.policy ?? LiveDefaultsPolicy.processWide
    guard policy.action == .allow else { return underScrutiny(policy) }
    return ConstructionPath.building(Subject(liveDefaultOf: Self.self)) { live }
  }

  private static func underScrutiny(_ policy: LiveDefaultsPolicy) -> Self {
    // First: a cycle is a mistake of its own, and must not report one finding for every turn.
    ConstructionPath.requireAcyclic(Subject(liveDefaultOf: Self.self))
    guard policy.action == .forbid else {
      policy.report(DefaultsFinding(.liveDefault, Self.self))
      return ConstructionPath.building(Subject(liveDefaultOf: Self.self)) { live }
    }
    let double = ConstructionPath.building(Subject(liveDefaultOf: Self.self)) {
      (Self.self as? any UnimplementedDependencies.Type)?.failing as? Self
    }
    let consequence =
      double == nil
      ? "; `live` was used, because the struct does not conform to UnimplementedDependencies"
      : "; its `failing` is handed out"
    policy.report(
      DefaultsFinding(
        .forbiddenLiveDefault, Self.self, consequence: policy.traps ? "" : consequence))
    return double ?? ConstructionPath.building(Subject(liveDefaultOf: Self.self)) { live }
  }
}
