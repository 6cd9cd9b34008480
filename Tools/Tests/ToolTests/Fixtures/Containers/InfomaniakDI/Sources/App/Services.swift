protocol API: AnyObject {
  func get(_ path: String) -> String
}

final class NetworkAPI: API {
  private var count = 0

  init() { print("made NetworkAPI") }

  func get(_ path: String) -> String {
    count += 1
    return "answer \(count) to \(path)"
  }
}

protocol Tracker: AnyObject {
  func track(_ event: String)
}

final class ConsoleTracker: Tracker {
  private let api: API
  private var events: [String] = []

  init(api: API) {
    self.api = api
    print("made ConsoleTracker")
  }

  func track(_ event: String) {
    events.append(event)
    print("tracked \(events) with \(api.get("track"))")
  }
}

final class Draft {
  private let tracker: Tracker
  private var text = ""

  init(tracker: Tracker) {
    self.tracker = tracker
    print("made Draft")
  }

  func add(_ word: String) {
    text += word
    tracker.track("draft \(text)")
  }
}
