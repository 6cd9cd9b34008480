import Alpha
// For dates.
import Foundation

final class Import6Waiter {
  func a() { print(Import6Kitchen.shared) }
}
