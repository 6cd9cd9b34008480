import Foundation

/// A panel that other code makes.
final class WeirPanel {
  func open() -> String { WeirView(gate: 3).show() + WeirLevel.made().text() }
  func fileName() -> String { FileManager.default.displayName(atPath: "/") }
}

/// Only this file can make one, and the panel passes nothing.
private struct WeirView {
  let gate: Int

  func show() -> String { "\(gate) \(WeirClock().stamp())" }

  struct WeirClock {
    func stamp() -> Int { FileManager.default.fileExists(atPath: "/") ? 1 : 0 }
  }
}

/// Others see the type, and no initializer of it.
final class WeirLevel {
  private let metres: Int

  private init(metres: Int) {
    self.metres = metres
  }

  static func made() -> WeirLevel { WeirLevel(metres: 2) }

  func text() -> String { "\(metres) \(FileManager.default.fileExists(atPath: "/"))" }
}
