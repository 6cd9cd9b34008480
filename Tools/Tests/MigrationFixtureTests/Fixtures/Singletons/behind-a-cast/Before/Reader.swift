import Foundation

class Delegate6192 {}

final class Menu6192: Delegate6192 {
  var count = 0
  func show() -> Int { count += 1; return count }
}

let delegate6192: Delegate6192 = Menu6192()
let menu6192 = delegate6192 as! Menu6192
let other6192 = delegate6192 as? Menu6192

final class Reader6192 {
  func read() -> Int { menu6192.show() + (other6192?.show() ?? 0) }
}
