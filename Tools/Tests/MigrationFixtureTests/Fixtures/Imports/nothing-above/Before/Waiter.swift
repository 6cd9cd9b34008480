final class Import1Waiter {
  func a() { print(Import1Kitchen.shared) }
}
