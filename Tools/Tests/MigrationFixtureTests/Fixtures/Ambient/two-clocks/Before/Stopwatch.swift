import Dispatch
import Foundation

final class Stopwatch {
  init() {}

  func lap() -> (Date, DispatchTime) { (Date(), DispatchTime.now()) }

  func deadline() -> DispatchTime { DispatchTime.now() + .seconds(5) }
}
