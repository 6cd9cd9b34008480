import Resolver

extension Resolver: @retroactive ResolverRegistering {
  public static func registerAllServices() {
    register { NetworkAPI() as API }.scope(.application)
    register { ConsoleTracker(api: resolve()) as Tracker }.scope(.application)
    register { Draft(tracker: resolve()) }.scope(.unique)
  }
}
