import Foundation

final class PierServices1806 {
  lazy var clock = PierClock1806()
  lazy var bell = PierClock1806()
}

var Current = PierServices1806()
