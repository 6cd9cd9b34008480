protocol HasAPI {
  var api: API { get }
}

protocol HasTracker {
  var tracker: Tracker { get }
}

typealias AppServices = HasAPI & HasTracker

final class AppContainer: AppServices {
  let api: API = NetworkAPI()
  lazy var tracker: Tracker = ConsoleTracker(api: api)
}

enum Services {
  nonisolated(unsafe) static var current: any AppServices = AppContainer()
}

@propertyWrapper
struct Inject<Value> {
  private let keyPath: KeyPath<any AppServices, Value>

  init(_ keyPath: KeyPath<any AppServices, Value>) { self.keyPath = keyPath }

  var wrappedValue: Value { Services.current[keyPath: keyPath] }
}
