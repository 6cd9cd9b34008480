import Foundation

/// A panel that other code makes.
final class WeirPanel {
  func open() -> String { WeirView(gate: 3).show() }
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

private struct WeirMetres {
  let count: Int
}

/// Others see the type, and its initializer takes what they do not see.
final class WeirLevel {
  private let metres: WeirMetres

  private init(metres: WeirMetres) {
    self.metres = metres
  }

  static func made() -> WeirLevel { WeirLevel(metres: WeirMetres(count: 2)) }

  func text() -> String { "\(metres.count) \(FileManager.default.fileExists(atPath: "/"))" }
}
