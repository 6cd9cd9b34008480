// API.swift

import Foundation

final class Import3Waiter {
  func a() { print(Import3Kitchen.shared) }
}
