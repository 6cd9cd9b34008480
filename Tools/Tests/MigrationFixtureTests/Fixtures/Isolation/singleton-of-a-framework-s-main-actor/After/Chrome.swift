@MainActor
protocol ShrikeChromeProtocol: Sendable {
  func shine()
}

final class ShrikeChrome: NSWindow {
  static let shared = ShrikeChrome()
  func shine() {}
}

extension ShrikeChrome: ShrikeChromeProtocol {}
