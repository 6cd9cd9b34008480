import Swinject

final class AppDelegate {
  static let container = Container()

  @MainActor
  func didFinishLaunching() {
    let container = Self.container
    container.register(API.self) { _ in NetworkAPI() }
      .inObjectScope(.container)
    container.register(Tracker.self) { resolver in
      guard let api = resolver.resolve(API.self) else { fatalError("no API") }
      return ConsoleTracker(api: api)
    }
    container.register(Draft.self) { resolver in Draft(tracker: resolver.resolve(Tracker.self)!) }
      .inObjectScope(.transient)
  }
}

@propertyWrapper
struct Inject<Service> {
  let wrappedValue: Service

  init() { wrappedValue = AppDelegate.container.resolve(Service.self)! }
}
