final class PierClock1806 {
  func hour() -> Int { 12 }
}

final class Pier1806 {
  func hours() -> [Int] { [Current.clock.hour(), Current.bell.hour()] }
}
