import Foundation

@available(macOS 11, *)
enum BeaconSignals6155 {
  nonisolated(unsafe) private static var sent: [String] = []

  static func send(_ text: String) {
    sent.append(text)
    UserDefaults.standard.set(sent.count, forKey: "beacon6155")
  }
}

@available(macOS 11, *)
enum BeaconCounts6155 {
  static func count() -> Int { UserDefaults.standard.integer(forKey: "beacon6155") }
}

@available(macOS 11, *)
enum BeaconReports6155 {
  static func report(_ text: String) {
    UserDefaults.standard.set(text, forKey: "report6155")
  }
}

@available(macOS 11, *)
struct BeaconColor6155 {
  let name: String
}

@available(macOS 11, *)
enum BeaconLenses6155 {
  static func turn(to color: BeaconColor6155) {
    UserDefaults.standard.set(color.name, forKey: "lens6155")
  }
}

final class BeaconTower6155 {
  func turn() {
    if #available(macOS 11, *) { BeaconLenses6155.turn(to: BeaconColor6155(name: "red")) }
  }

  func light(_ name: String) {
    print("light", name)
    if #available(macOS 11, *) {
      BeaconSignals6155.send(name)
    }
  }

  func douse() {
    guard #available(macOS 11, *) else { return }
    BeaconSignals6155.send("dark")
    print(BeaconCounts6155.count())
  }

  func note(_ text: String) {
    if #available(macOS 11, *) { BeaconReports6155.report(text) }
    if #available(macOS 12, *) { BeaconReports6155.report(text + "!") }
  }
}
