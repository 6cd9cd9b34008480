import Foundation

struct WombatWindow: Sendable {
  var name = "window"
}

enum WombatState {
  nonisolated(unsafe) static var list = [WombatWindow]()
  nonisolated(unsafe) static var names = [String: Int]()
  nonisolated(unsafe) static var isOn = false
  nonisolated(unsafe) static var title = "title"
  nonisolated(unsafe) static var unknown = WombatState.makeUnknown()

  static func makeUnknown<T>() -> [T] where T: ExpressibleByStringLiteral { ["a"] as [T] }
  static func makeUnknown() -> String { "unknown" }

  static func change() {
    list.append(WombatWindow())
    names["a"] = 1
    isOn = true
    title = "changed"
    unknown = "changed"
  }
}

final class WombatReader {
  func read() -> String {
    "\(WombatState.list.count) \(WombatState.names.count) \(WombatState.isOn) \(WombatState.title)"
  }

  func rest() -> String { WombatState.unknown }
}
