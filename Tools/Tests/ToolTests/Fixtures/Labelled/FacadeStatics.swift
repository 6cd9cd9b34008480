import Foundation
import UIKit

// Statics as apps declare them; FacadeUses.swift asks for them.

@propertyWrapper struct Saved<Value> {
  let key: String
  let fallback: Value
  var wrappedValue: Value {
    get { UserDefaults.standard.object(forKey: key) as? Value ?? fallback }  // maybe
    set { UserDefaults.standard.set(newValue, forKey: key) }  // maybe
  }
}

enum Options {
  @Saved(key: "autoplay", fallback: true) static var autoplay: Bool
  @Saved(key: "volume", fallback: 0.5) static var volume: Double
  static var theme: String { UserDefaults.standard.string(forKey: "theme") ?? "light" }  // maybe
  static let keys = ["autoplay", "volume"]
  static var count: Int { keys.count }
  enum Network { static var usesCellular: Bool { Defaults.bool("cellular") } }
}

enum Defaults {
  static func bool(_ key: String) -> Bool { UserDefaults.standard.bool(forKey: key) }  // maybe
}

class Telemetry {
  private static let queue = TelemetryQueue()
  class func record(_ event: String, values: [String: Any]? = nil) { queue.add(event) }
  static func flush() async throws { try await queue.flush() }
  static func name(of event: String) -> String { "app." + event }
}

final class ScreenTelemetry: Telemetry {
  static func opened(_ screen: String) { record(name(of: screen)) }
}

final class TelemetryQueue {
  private var events: [String] = []
  func add(_ event: String) { events.append(event) }
  func flush() async throws {
    guard let url = URL(string: "https://example.com") else { return }
    _ = try await URLSession.shared.data(from: url)  // maybe
  }
}

struct Vault {
  static func secret(for account: String) -> String? {
    var item: CFTypeRef?
    let query = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: account] as CFDictionary
    SecItemCopyMatching(query, &item)  // maybe
    return item as? String
  }
  static func isValid(_ secret: String) -> Bool { secret.count > 8 }
}

enum Folders {
  static var documents: URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]  // maybe
  }
  static func file(_ name: String) -> URL { documents.appendingPathComponent(name) }
  static func fileName(_ title: String) -> String { title + ".txt" }
  static func write(_ text: String, to name: String) throws {
    try text.write(to: file(name), atomically: true, encoding: .utf8)
  }
}

enum Flags {
  private static var overrides: [String: Bool] = [:]
  static func isOn(_ flag: String) -> Bool { overrides[flag] ?? false }
  static func override(_ flag: String, _ isOn: Bool) { overrides[flag] = isOn }
  static let all = ["a", "b"]
}

enum Feel {
  @MainActor static func tap() { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
}

enum Journal {
  static func note(_ text: String) { NSLog("%@", text) }
}

extension Date {
  static var startOfToday: Date { Calendar.current.startOfDay(for: Date()) }  // maybe
  static func hours(_ count: Double) -> TimeInterval { count * 3600 }
}

extension UserDefaults {
  static var group: UserDefaults? { UserDefaults(suiteName: "group.example") }  // maybe
}

extension Notification.Name {
  static let saved = Notification.Name("saved")
}

protocol Cached {}
extension Cached {
  static func stored() -> Data? { try? Data(contentsOf: Folders.file("cache")) }
}
struct Picture: Cached {
  var taken: Date
  static func empty() -> Picture { Picture(taken: Date()) }  // maybe
  static let side = 64
}

enum Style {
  static var accent: UIColor { Options.theme == "dark" ? .white : .black }
  static let padding: CGFloat = 8
  static func font(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) }
}

enum Screens {
  @MainActor static func detail(_ name: String) -> UIViewController {
    Telemetry.record("detail")
    return UIViewController()
  }
}

enum Remote {
  static func fetch(_ path: String) async throws -> Data {
    guard let url = URL(string: path) else { return Data() }
    return try await URLSession.shared.data(from: url).0  // maybe
  }
  static func path(_ id: Int) -> String { "items/\(id)" }
  static let timeout = 30.0
}

enum Counter {
  private static var value = 0
  static func next() -> Int {
    self.value += 1
    return self.value
  }
}

enum Dice {
  static func roll() -> Int { Int.random(in: 1...6) }  // maybe
  static func sides() -> Int { 6 }
}

enum Links {
  @MainActor static func open(_ url: URL) { UIApplication.shared.open(url) }  // maybe
}

typealias Events = Telemetry

enum Session {
  static var onChange: ((String) -> Void)?
  static var startedAt = Date()  // maybe
  static func restart() { startedAt = Date() }  // maybe
  static subscript(_ key: String) -> Bool { Defaults.bool(key) }
}

struct Clock {
  static func seconds() -> Double { ProcessInfo.processInfo.systemUptime }  // maybe
  static func format(_ seconds: Double) -> String { "\(Int(seconds)) s" }
}

struct Route: Hashable {
  var path: String
  static let home = Route(path: "/")
  static func item(_ id: Int) -> Route { Route(path: "/\(id)") }
}

enum Rules {
  static func isAllowed(_ name: String) -> Bool { Flags.isOn(name) || allowed.contains(name) }
  static func normalized(_ name: String) -> String { name.lowercased() }
  private static let allowed = ["guest"]
}

enum Haptics {
  static let shared = 3
  static func strength(_ value: Double) -> Double { min(max(value, 0), 1) }
}
