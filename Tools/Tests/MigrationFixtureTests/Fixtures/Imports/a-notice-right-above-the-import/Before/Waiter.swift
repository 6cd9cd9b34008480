// Copyright 2020
import Foundation

final class Import4Waiter {
  func a() { print(Import4Kitchen.shared) }
}
