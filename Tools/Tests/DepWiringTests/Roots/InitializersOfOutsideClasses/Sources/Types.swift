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
/// A protocol of the standard library makes it of nothing.
struct Marks: OptionSet { let rawValue: Int }
@propertyWrapper struct Stored<Value> {
  var wrappedValue: Value
  init(key: Value) { wrappedValue = key }
}
/// Its wrapper gives the value.
struct Form {
  let badge: Badge
  @Stored(key: "short") var length: String
}
