#!/usr/bin/swift
final class Import11Waiter {
  func a() { print(Import11Kitchen.shared) }
}
