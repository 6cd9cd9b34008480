import InfomaniakDI

@MainActor
func registerServices() {
  let factories: [Factory] = [
    Factory(type: API.self) { _, _ in
      NetworkAPI()
    },
    Factory(type: Tracker.self) { _, resolver in
      ConsoleTracker(
        api: try resolver.resolve(
          type: API.self, forCustomTypeIdentifier: nil, factoryParameters: nil,
          resolver: resolver))
    },
  ]
  for factory in factories { SimpleResolver.sharedResolver.store(factory: factory) }
  SimpleResolver.sharedResolver.store(
    factory: Factory(type: Draft.self) { _, resolver in
      let tracker = try resolver.resolve(
        type: Tracker.self, forCustomTypeIdentifier: nil, factoryParameters: nil,
        resolver: resolver)
      return Draft(tracker: tracker)
    }, forCustomTypeIdentifier: "second")
}
