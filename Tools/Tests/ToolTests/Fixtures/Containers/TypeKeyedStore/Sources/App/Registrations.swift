@MainActor
func registerServices(in store: ServiceStore) {
  store.register(API.self, NetworkAPI())
  store.register(Tracker.self, ConsoleTracker(api: store.resolve(API.self)))
  store.register(Draft.self, Draft(tracker: store.resolve(Tracker.self)))
}
