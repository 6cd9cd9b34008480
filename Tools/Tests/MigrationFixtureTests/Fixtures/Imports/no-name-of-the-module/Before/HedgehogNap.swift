import Foundation

final class HedgehogNap {
  func sleep() -> String { HedgehogTimer(action: { "snore" }).fire() }
}
