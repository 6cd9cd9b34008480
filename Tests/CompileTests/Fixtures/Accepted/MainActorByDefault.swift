// compile: flags=-default-isolation,MainActor flags5=-enable-upcoming-feature,IsolatedDefaultValues
// A module whose default isolation is the main actor.
// In Swift 5 mode the feature is needed: Rejected/MainActorByDefaultInSwift5.swift.
import DepStructs

protocol API {}
final class LiveAPI: API {
  static let shared = LiveAPI()
}

final class Screen {
  struct Dependencies: TransitionalDependencies {
    var api: any API
    var makeScreen: () -> Screen
    static var live: Self { Self(api: LiveAPI.shared, makeScreen: { Screen() }) }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
}

func test() async {
  let screens = MainActorAllocator(.whileRetained) { Screen() }
  let dependencies = Screen.Dependencies(api: LiveAPI(), makeScreen: { screens() })
  withDefaultDependencies(dependencies) { _ = Screen() }
  await withDefaultDependencies(dependencies) {
    await Task.yield()
    _ = Screen()
  }
  withLiveDefaultsPolicy(.report) { _ = Screen() }
}
