import Foundation

final class Import2Waiter {
  func a() { print(Import2Kitchen.shared) }
}
