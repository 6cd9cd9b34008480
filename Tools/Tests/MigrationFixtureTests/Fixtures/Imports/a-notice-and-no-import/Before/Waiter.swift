// Copyright 2020
final class Import9Waiter {
  func a() { print(Import9Kitchen.shared) }
}
