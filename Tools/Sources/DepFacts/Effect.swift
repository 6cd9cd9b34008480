/// What code reaches for outside of itself, so that it behaves differently in another place, time
/// or run.
package enum Effect: String, Codable, CaseIterable, Comparable, Hashable, Sendable {
  /// Network connections, and services behind them.
  case network
  /// Files and folders.
  case disk
  /// Settings of the user, such as `UserDefaults`.
  case defaults
  /// Secrets that the system keeps.
  case keychain
  /// Records that a framework keeps: Core Data, contacts, health data, photos.
  case database
  /// The time, timers, and waiting.
  case clock
  case randomness
  /// Language, region, calendar and time zone.
  case locale
  /// Environment, arguments, main bundle and other facts about the running process.
  case process
  /// Notification centers, and notifications to the user.
  case notifications
  case location
  /// Sensors, sound, camera and other hardware.
  case device
  case pasteboard
  /// The running user interface: the application object, its windows and settings.
  case interface
  /// Variables that outlive the call, and that other code reads or changes.
  case mutableState
  case log
  /// Code that was not read and that no table lists; it may reach anything.
  case unknown
  /// Nothing: a constant, or the same for every test.
  case nothing = "none"

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  /// What there is to reach, in the order in which it is shown.
  package static let all = allCases.filter { $0 != .nothing }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
