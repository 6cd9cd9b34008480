import Dependencies
import EventKit
import FactoryKit

enum HeronStoreKey1802: DependencyKey {
  static let liveValue: any SharedContainer = Container.shared
}

extension DependencyValues {
  var heronStore1802: any SharedContainer {
    get { self[HeronStoreKey1802.self] }
    set { self[HeronStoreKey1802.self] = newValue }
  }
}

enum HeronCalendar1802 {
  static func make() -> EKEventStore { EKEventStore() }
}
