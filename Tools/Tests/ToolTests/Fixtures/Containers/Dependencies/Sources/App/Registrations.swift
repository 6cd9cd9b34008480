import Dependencies

enum APIKey: DependencyKey {
  static let liveValue: API = NetworkAPI()
}

enum TrackerKey: DependencyKey {
  static var liveValue: Tracker {
    @Dependency(\.api) var api
    return ConsoleTracker(api: api)
  }
}

enum DraftKey: DependencyKey {
  static var liveValue: Draft {
    @Dependency(\.tracker) var tracker
    return Draft(tracker: tracker)
  }
}

extension DependencyValues {
  var api: API {
    get { self[APIKey.self] }
    set { self[APIKey.self] = newValue }
  }

  var tracker: Tracker {
    get { self[TrackerKey.self] }
    set { self[TrackerKey.self] = newValue }
  }

  var draft: Draft {
    get { self[DraftKey.self] }
    set { self[DraftKey.self] = newValue }
  }
}
