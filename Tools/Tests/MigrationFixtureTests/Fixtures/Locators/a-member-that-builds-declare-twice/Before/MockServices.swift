final class PierClockMock1806 {
  func hour() -> Int { 6 }
}

final class PierServices1806 {
  lazy var clock = PierClockMock1806()
  lazy var bell = PierClock1806()
}

var Current = PierServices1806()
