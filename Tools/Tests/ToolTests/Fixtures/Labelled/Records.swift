import AppKit
import Foundation
import OSLog
import SwiftData
import SwiftUI

// Records, logs, files and menus of an app for the Mac.

@Model final class Trip {
  var title: String
  var started: Date

  init(title: String) {
    self.title = title
    started = Date()  // yes
  }
}

final class Waypoint: Object {
  var name = ""
  func stamp() -> Double { Date().timeIntervalSince1970 }  // yes
}

final class TripMenuItem: NSMenuItem {
  func refresh() { title = UserDefaults.standard.string(forKey: "trip") ?? "" }  // yes
}

enum Names {
  static let subsystem = Bundle.main.bundleIdentifier ?? "app"  // maybe
  static let log = Logger(subsystem: subsystem, category: "names")  // no
  static func title(_ trip: Trip) -> String { "\(subsystem) \(trip.title)" }
}

final class TripArchive {
  private let log = Logger(subsystem: Bundle.main.bundleIdentifier ?? "", category: "trips")  // no
  private let folder: URL

  init(folder: URL) { self.folder = folder }

  func save(_ titles: [String]) throws {
    let data = try JSONEncoder().encode(titles)  // no
    try data.write(to: folder.appendingPathComponent("trips.json"), options: .atomic)  // yes
    let text = titles.joined(separator: "\n")  // no
    let url = folder.appendingPathComponent("trips.txt")  // no
    try text.write(to: url, atomically: true, encoding: .utf8)  // yes
    log.info("saved")  // no
  }

  func load() throws -> [String] {
    let data = try Data(contentsOf: folder.appendingPathComponent("trips.json"))  // yes
    return try JSONDecoder().decode([String].self, from: data)  // no
  }

  func exists() -> Bool { FileManager.default.fileExists(atPath: folder.path) }  // yes

  func describe(_ trip: Trip) -> String {
    var text = ""
    "trip".write(to: &text)  // no
    return text + Names.title(trip)  // no
  }
}

final class TripController {
  func make() -> Trip { Trip(title: "new") }  // no
  func waypoint() -> Waypoint { Waypoint() }  // no
  func item() -> NSMenuItem { TripMenuItem() }  // no
  func separator() -> NSMenuItem { NSMenuItem.separator() }  // no

  func front() -> NSWindow? { NSApp.keyWindow }  // yes
  func send(_ action: Selector) {
    NSApplication.shared.sendAction(action, to: nil, from: nil)  // yes
  }
  func icon(of path: String) -> NSImage { NSWorkspace.shared.icon(forFile: path) }  // yes
  func copy(_ text: String) { NSPasteboard.general.setString(text, forType: .string) }  // yes
  func height() -> CGFloat { NSScreen.main?.frame.height ?? 0 }  // no

  func distance(_ value: Double) -> String {
    let usesMetric = NSLocale.current.usesMetricSystem  // yes
    let formatter = MeasurementFormatter()  // maybe
    formatter.unitOptions = usesMetric ? .providedUnit : .naturalScale
    return formatter.string(from: Measurement(value: value, unit: UnitLength.meters))
  }
}

struct TripClock: View {
  let trip: Trip

  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in  // no
      Text(elapsed(to: context.date))
    }
  }

  private func elapsed(to date: Date) -> String {
    let seconds = date.timeIntervalSince(trip.started)  // no
    return Duration.seconds(seconds).formatted()  // no
  }

  private func age() -> TimeInterval { Date.now.timeIntervalSince(trip.started) }  // yes
}

enum Switches {
  static subscript(name: String) -> Bool {
    get { UserDefaults.standard.bool(forKey: name) }  // yes
    set { UserDefaults.standard.set(newValue, forKey: name) }  // yes
  }
}

struct SwitchRow: View {
  let name: String

  var body: some View {
    Text(Switches[name] ? "on" : "off")  // yes
    Text(String(describing: Switches.self))  // no
  }
}
