final class WinchCatalogue: Sendable {
  static let shared = WinchCatalogue()
  func ratio() -> Int { 8 }
}

class WinchModel {
  class func ratio() -> Int { WinchCatalogue.shared.ratio() }
  class func name() -> String { "winch \(WinchCatalogue.shared.ratio())" }
}

final class WinchDeluxe: WinchModel {
  override class func name() -> String { "deluxe " + super.name() }
}
