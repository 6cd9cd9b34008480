// Takes orders.
final class Import10Waiter {
  func a() { print(Import10Kitchen.shared) }
}
