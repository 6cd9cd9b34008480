/// Dependencies that have a test double of which every member fails the test.
///
/// Where ``LiveDefaultsPolicy/forbid(to:)`` is in force, `defaultDependencies` returns it in place
/// of `live`. Conform in the test target, so that the app never carries it:
///
/// ```swift
/// extension ProfileService.Dependencies: UnimplementedDependencies {
///   static var failing: Self {
///     Self(api: FailingNetworkAPI(), makeSession: unimplemented("makeSession"))
///   }
/// }
/// ```
///
/// Where the struct comes from another module, as in most test targets, write both names in full
/// and the member `public`, `App` being the name of that module:
///
/// ```swift
/// extension App.ProfileService.Dependencies: DepStructs.UnimplementedDependencies {
///   public static var failing: Self { … }
/// }
/// ```
///
/// With short names the compiler asks for `@retroactive` where the module is not in the same
/// package, as in an Xcode project, and refuses it where it is. What is imported as `@testable`
/// counts as public.
public protocol UnimplementedDependencies {
  /// A struct of which every field fails the test that uses it.
  static var failing: Self { get }
}
