protocol API: AnyObject, Sendable {
  func get(_ path: String) -> String
}

final class NetworkAPI: API, @unchecked Sendable {
  private var count = 0

  init() { print("made NetworkAPI") }

  func get(_ path: String) -> String {
    count += 1
    return "answer \(count) to \(path)"
  }
}

protocol Tracker: AnyObject, Sendable {
  func track(_ event: String)
}

final class ConsoleTracker: Tracker, @unchecked Sendable {
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

final class Draft: @unchecked Sendable {
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
