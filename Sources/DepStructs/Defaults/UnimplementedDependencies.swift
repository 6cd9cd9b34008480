/// Dependencies that have a test double of which every member fails the test.
///
/// Where ``LiveDefaultsPolicy/forbid(to:)`` is in force, `defaultDependencies` hands it out in place
/// of `live`. Conform in the test target, so that the app never carries it:
///
/// ```swift
/// extension ProfileService.Dependencies: UnimplementedDependencies {
///   static var unimplemented: Self {
///     Self(api: UnimplementedNetworkAPI(), makeSession: unimplemented("makeSession"))
///   }
/// }
/// ```
///
/// Where the struct comes from another package, or the tests are an Xcode target, the compiler asks
/// for `@retroactive` before the name of the protocol.
public protocol UnimplementedDependencies {
  /// A struct of which every field fails the test that uses it.
  static var unimplemented: Self { get }
}
