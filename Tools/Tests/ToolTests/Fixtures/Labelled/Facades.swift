import Foundation

// Static functions: some reach an effect, some compute.

enum Analytics {
  private(set) static var events: [String] = []

  static func track(_ name: String) { events.append(name) }
  static func reset() { events = [] }
}

enum Settings {
  static var isOffline: Bool {
    get { UserDefaults.standard.bool(forKey: "isOffline") }  // maybe
    set { UserDefaults.standard.set(newValue, forKey: "isOffline") }  // maybe
  }

  static var rewindSeconds: Int { UserDefaults.standard.integer(forKey: "rewind") }  // maybe
  static let maximumSpeed = 3.0
  static let pageSize = 20
}

enum Feature {
  static func isOn(_ name: String) -> Bool {
    UserDefaults.standard.bool(forKey: "feature." + name)  // maybe
  }
}

enum Reachability {
  static func isOnline() async -> Bool {
    guard let url = URL(string: "https://example.com") else { return false }
    return (try? await URLSession.shared.data(from: url)) != nil  // maybe
  }
}

enum Geometry {
  static func area(_ width: Double, _ height: Double) -> Double { width * height }
  static func clamp(_ value: Int, to limit: Int) -> Int { min(value, limit) }
}

enum Titles {
  static func short(_ title: String) -> String { String(title.prefix(20)) }
  static let untitled = "Untitled"
}

struct Money: Equatable {
  var cents: Int
  static let zero = Money(cents: 0)
  static func dollars(_ count: Int) -> Money { Money(cents: count * 100) }
}

struct Markers: OptionSet {
  let rawValue: Int
  static let start = Markers(rawValue: 1)
  static let end = Markers(rawValue: 2)
  static let all: Markers = [.start, .end]
}

final class PlayerStatistics {
  func played(_ seconds: Int) {
    Analytics.track("played")  // yes
    let length = Geometry.clamp(seconds, to: Settings.pageSize)  // no
    if Settings.isOffline { return }  // yes
    Analytics.track("online \(length)")  // yes
  }

  func rewind(_ position: Int) -> Int {
    position - Settings.rewindSeconds  // yes
  }

  func speed(_ wanted: Double) -> Double {
    min(wanted, Settings.maximumSpeed)  // no
  }

  func sync() async -> Bool {
    guard Feature.isOn("sync") else { return false }  // yes
    return await Reachability.isOnline()  // yes
  }

  func forget() {
    Analytics.reset()  // yes
  }

  func title(_ episode: Episode) -> String {
    let title = Titles.short(episode.title)  // no
    return title.isEmpty ? Titles.untitled : title  // no
  }

  func price(_ minutes: Int) -> Money {
    minutes == 0 ? Money.zero : Money.dollars(minutes)  // no
  }

  func markers(_ isLast: Bool) -> Markers {
    isLast ? Markers.all : Markers.start  // no
  }

  func area() -> Double {
    Geometry.area(2, 3)  // no
  }
}
