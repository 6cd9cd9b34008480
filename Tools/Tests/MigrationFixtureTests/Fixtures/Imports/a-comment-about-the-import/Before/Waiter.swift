// For dates.
import Foundation

final class Import5Waiter {
  func a() { print(Import5Kitchen.shared) }
}
