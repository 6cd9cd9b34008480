import Foundation

/// It inherits `init()`.
final class Badge: NSObject {
  var text = "none"
  convenience init(text: String) {
    self.init()
    self.text = text
  }
}
/// It does not.
final class Label: NSObject {
  let badge: Badge
  init(badge: Badge) { self.badge = badge }
}
/// Data that its own initializer decodes.
struct Page: Codable { var text: String }
