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
  struct Dependencies {
    var list: @Sendable () -> [WombatWindow]
    var wombatStateNames: @Sendable () -> [String: Int]
    var isOn: @Sendable () -> Bool
    var wombatStateTitle: @Sendable () -> String

    static var defaultDependencies: Self {
      Self(
        list: { WombatState.list },
        wombatStateNames: { WombatState.names },
        isOn: { WombatState.isOn },
        wombatStateTitle: { WombatState.title })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func read() -> String {
    "\(dependencies.list().count) \(dependencies.wombatStateNames().count) \(dependencies.isOn()) \(dependencies.wombatStateTitle())"
  }

  func rest() -> String { WombatState.unknown }
}
