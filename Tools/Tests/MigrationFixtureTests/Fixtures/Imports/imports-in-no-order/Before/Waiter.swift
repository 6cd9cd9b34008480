import Zeta
import Foundation  // dates

final class Import7Waiter {
  func a() { print(Import7Kitchen.shared) }
}
