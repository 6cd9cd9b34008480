/// Dependencies that have a test double of which every member fails the test.
///
/// Where ``LiveDefaultsPolicy/forbid`` is in force, `defaultDependencies` hands it out in place of
/// `live`. Conform in the test target, so that the app never carries it:
///
/// ```swift
/// extension ProfileService.Dependencies: @retroactive UnimplementedDependencies {
///   static var unimplemented: Self { Self(api: UnimplementedNetworkAPI()) }
/// }
/// ```
public protocol UnimplementedDependencies {
  /// A struct of which every field fails the test that uses it.
  static var unimplemented: Self { get }
}
