final class ShrikeChrome: NSWindow {
  static let shared = ShrikeChrome()
  func shine() {}
}
