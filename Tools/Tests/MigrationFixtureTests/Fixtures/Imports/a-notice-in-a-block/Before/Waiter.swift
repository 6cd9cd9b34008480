/* Copyright 2020 */

final class Import8Waiter {
  func a() { print(Import8Kitchen.shared) }
}
